// Mines salts whose token address has a wanted ending, and estimates how long that takes.
import { type Address, bytesToHex, checksumAddress, concatBytes, type Hex, hexToBytes, keccak256 } from 'viem'

/** Everything besides the salt that a token's address depends on. */
export type MiningTarget = { factory: Address; creator: Address; initCodeHash: Hex }

export type MinedSalt = { salt: Hex; token: Address }

/** Bytes. */
const wordBytes = 32

/**
 * Tries one salt after the other: two hashes each, as {@link computeTokenAddress} makes them, but in place.
 *
 * @param start 32 random bytes, after which it counts on: no two searches try the same.
 * @returns A function that tries a given number of salts and returns the first that fits.
 */
export function createSaltMiner(
  { factory, creator, initCodeHash }: MiningTarget,
  ending: AddressEnding,
  start: Uint8Array,
) {
  const bound = concatBytes([new Uint8Array(wordBytes - 20), hexToBytes(creator), start])
  const salt = bound.subarray(wordBytes)
  const seed = concatBytes([
    new Uint8Array([0xff]),
    hexToBytes(factory),
    new Uint8Array(wordBytes),
    hexToBytes(initCodeHash),
  ])
  const fits = createQuickTest(ending.suffix)

  return (count: number): { tries: number; found?: MinedSalt } => {
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
  for (let at = wordBytes - 1; at >= 0; at--) {
    const next = ((salt[at] ?? 0) + 1) & 0xff
    salt[at] = next
    if (next !== 0) return
  }
}

/** Compares the last digits as a number, ignoring case: text for every try would cost more than the hashes. */
function createQuickTest(suffix: string): (hash: Uint8Array) => boolean {
  const wanted = Number.parseInt(suffix, 16)
  const values = 16 ** suffix.length
  return (hash) => (((hash[29] ?? 0) << 16) | ((hash[30] ?? 0) << 8) | (hash[31] ?? 0)) % values === wanted
}

/** Wanted ending of an address. */
export type AddressEnding = {
  /** 1 to 6 hex digits. */
  suffix: string
  /** Whether capital and small letters must be as typed, as the address is usually shown (ERC-55). */
  isCaseExact: boolean
}

/** @param address With its checksum, as viem gives it. */
export function hasEnding(address: Address, { suffix, isCaseExact }: AddressEnding): boolean {
  return isCaseExact ? address.endsWith(suffix) : address.toLowerCase().endsWith(suffix.toLowerCase())
}

type SearchEstimate = {
  /** Average number of tries, from any moment on: earlier tries do not count. */
  expectedTries: number
  /** From 0 to 1: the share of such searches that have succeeded by now. */
  chanceSoFar: number
  /** Tries per second; undefined before the first measurement. */
  rate?: number
  /** Average number of seconds until a salt is found. */
  expectedSeconds?: number
}

/**
 * Estimates a search. Each digit matches one address in sixteen, and the case of each letter one in two.
 *
 * @param tries So far.
 * @param elapsed Milliseconds so far.
 */
export function estimateSearch(
  { suffix, isCaseExact }: AddressEnding,
  { tries, elapsed }: { tries: number; elapsed: number },
): SearchEstimate {
  const letters = isCaseExact ? suffix.replace(/\d/g, '').length : 0
  const expectedTries = 16 ** suffix.length * 2 ** letters
  // For small p, 1 - (1 - p)^n would be lost in rounding.
  const chanceSoFar = -Math.expm1(tries * Math.log1p(-1 / expectedTries))
  if (tries === 0 || elapsed <= 0) return { expectedTries, chanceSoFar }
  const rate = (tries / elapsed) * 1000
  return { expectedTries, chanceSoFar, rate, expectedSeconds: expectedTries / rate }
}
