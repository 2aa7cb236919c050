/** Bytes that grow as numbers and texts are added: whole numbers take as many as they need, seven bits in each (LEB128). */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16)
  #length = 0

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes[this.#length++] = value
  }

  /** A whole number from 0 to 2^32 - 1. */
  unsigned(value: number): void {
    let rest = value >>> 0
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80)
      rest >>>= 7
    }
    this.byte(rest)
  }

  /** A whole number of 32 bits with its sign; small ones of either sign are short (zigzag). */
  signed(value: number): void {
    this.unsigned((value << 1) ^ (value >> 31))
  }

  /** A text in UTF-8 behind its length, `null` apart from an empty one. */
  text(value: string | null): void {
    if (value === null) return this.unsigned(0)
    const bytes = new TextEncoder().encode(value)
    this.unsigned(bytes.length + 1)
    for (const byte of bytes) this.byte(byte)
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length)
  }
}
