/** Why a file of streets cannot be read, in words. */
export class StreetMapError extends Error {
  override readonly name = 'StreetMapError'
}

/** Reads what `ByteWriter` wrote. Throws `StreetMapError` where the bytes end too early or cannot have been written. */
export class ByteReader {
  #position = 0

  constructor(readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.#position
  }

  byte(): number {
    const value = this.bytes[this.#position]
    if (value === undefined) throw new StreetMapError('The file of streets is cut off.')
    this.#position += 1
    return value
  }

  /** A whole number from 0 to 2^32 - 1. */
  unsigned(): number {
    let value = 0
    for (let shift = 0; shift <= MAX_SHIFT; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte <= 0x7f) return value >>> 0
    }
    throw new StreetMapError('The file of streets is damaged: a number does not end.')
  }

  signed(): number {
    const value = this.unsigned()
    return (value >>> 1) ^ -(value & 1)
  }

  /** How many follow; each of them takes at least `bytesEach`, so that a damaged count is not believed. */
  count(bytesEach = 1): number {
    const count = this.unsigned()
    if (count * bytesEach > this.left) throw new StreetMapError('The file of streets is cut off.')
    return count
  }

  text(): string | null {
    const length = this.unsigned()
    if (length === 0) return null
    if (length - 1 > this.left) throw new StreetMapError('The file of streets is cut off.')
    const start = this.#position
    this.#position += length - 1
    return utf8.decode(this.bytes.subarray(start, this.#position))
  }
}

/** Five groups of seven bits hold 32. */
const MAX_SHIFT = 28

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
