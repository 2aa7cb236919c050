import dns from 'node:dns'
import type { LookupFunction } from 'node:net'

type LookupRules = {
  /** Judges each address that the name leads to. */
  readonly isAllowed: (address: string) => boolean
  /** The error of a connection that is refused. */
  readonly refuse: (hostname: string) => Error
  /** Injected by tests that try what a hostile name server would answer. */
  readonly lookup?: typeof dns.lookup | undefined
}

/**
 * Looks a name up for a connection that is being opened, and ends it where the name leads into a network that must not be asked:
 * what is judged is what is connected to, so that no name can change behind a check.
 */
export function guardedLookup({ isAllowed, refuse, lookup = dns.lookup }: LookupRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      // One bad address among good ones is a name server that wants to be asked again.
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(refuse(hostname), '')
      }
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}
