import { type Address, bytesToHex, checksumAddress, concatBytes, type Hex, hexToBytes, keccak256 } from 'viem'
import { type Ending, hasEnding } from './has-ending.ts'

/** What a token's address depends on beside the salt. */
export type Target = { factory: Address; creator: Address; initCodeHash: Hex }

export type Found = { salt: Hex; token: Address }

/** Bytes. */
const word = 32

/**
 * Tries one salt after the other: two hashes each, as {@link computeTokenAddress} makes them, but in place.
 *
 * @param start 32 random bytes, after which it counts on: no two searches try the same.
 * @returns Tries as many salts as it is told, and gives the first that fits.
 */
export function createTrier({ factory, creator, initCodeHash }: Target, ending: Ending, start: Uint8Array) {
  const bound = concatBytes([new Uint8Array(word - 20), hexToBytes(creator), start])
  const salt = bound.subarray(word)
  const seed = concatBytes([
    new Uint8Array([0xff]),
    hexToBytes(factory),
    new Uint8Array(word),
    hexToBytes(initCodeHash),
  ])
  const fits = createQuickTest(ending.suffix)

  return (count: number): { tries: number; found?: Found } => {
    for (let tries = 1; tries <= count; tries++) {
      increment(salt)
      seed.set(keccak256(bound, 'bytes'), 21)
      const hash = keccak256(seed, 'bytes')
      if (!fits(hash)) continue
      const token = checksumAddress(bytesToHex(hash.subarray(12)))
      if (hasEnding(token, ending)) return { tries, found: { salt: bytesToHex(salt), token } }
    }
    return { tries: count }
  }
}

function increment(salt: Uint8Array) {
  for (let at = word - 1; at >= 0; at--) {
    const next = ((salt[at] ?? 0) + 1) & 0xff
    salt[at] = next
    if (next !== 0) return
  }
}

/** Compares the last digits as a number, case aside: text for every try would cost more than the hashes. */
function createQuickTest(suffix: string): (hash: Uint8Array) => boolean {
  const wanted = Number.parseInt(suffix, 16)
  const values = 16 ** suffix.length
  return (hash) => (((hash[29] ?? 0) << 16) | ((hash[30] ?? 0) << 8) | (hash[31] ?? 0)) % values === wanted
}
