// Measures how long a Safe's signed transaction is, and derives the limits of batches that go into one.

import type { ChainLimits } from '@saleyard/send/plan/types.ts'
import { size } from 'viem'
import { callHeadBytes } from './multi-send.ts'
import { encodeExecution, type SafeTx } from './safe-tx.ts'

/** Default limit of a signed transaction: hardware wallets fail at about 48,000 bytes. */
export const deviceBytes = 45_000

/** Upper bound for the frame of a signed transaction: nonce, fees, gas, to, value, chain, signature, list heads. */
const envelopeBytes = 256
const signatureBytes = 65
/** Of `approve(address,uint256)`. */
const approveBytes = 4 + 2 * 32
/** Bytes of `execTransaction` and of `multiSend` besides their data and signatures: selectors, words, lengths. */
const executionHeadBytes = 4 + 10 * 32 + 2 * 32
const multiSendHeadBytes = 4 + 2 * 32
/** Each of three lengths is filled up to words. */
const paddingBytes = 3 * 31

/** Gas of the Safe around a batch, measured on a chain: its own work, the approval, and each signature of a key. */
const executionGas = 120_000n
const signatureGas = 9_000n
/** Each of three calls on the way keeps a 64th of the gas back: to the Safe's logic, to MultiSendCallOnly, to the sender. */
const [gasPassed, gasOf] = [61n, 64n]

/** Returns an upper bound of the signed transaction's length, in bytes, with this many signatures of keys. */
export function measureTx(tx: SafeTx, signatures: number): number {
  return envelopeBytes + size(encodeExecution(tx, `0x${'00'.repeat(signatures * signatureBytes)}`))
}

type LimitsInSafeParameters = {
  /** Of the transaction that executes it; `bytes`, or `signedBytes`, is often {@link deviceBytes}. */
  limits: ChainLimits
  /** How many signatures of keys it will have: the threshold. */
  signatures: number
}

/**
 * Derives the limits for `planBatches`, so that each batch fits into one transaction of a Safe: with its approval, with
 * approvals of nothing before and behind it, packed, signed and within the limits. The reserve is taken here, and 0 in the
 * result; the wallet's limit has its own already.
 */
export function limitsInSafe({ limits, signatures }: LimitsInSafeParameters): ChainLimits {
  const { gas, bytes, reserveBps, signedBytes } = limits
  const around =
    executionHeadBytes +
    multiSendHeadBytes +
    paddingBytes +
    4 * callHeadBytes +
    3 * approveBytes +
    signatures * signatureBytes
  const kept = BigInt(10_000 - reserveBps)
  const gasLeft = ((gas * kept) / 10_000n - gasAround(signatures)) * gasPassed
  const bytesLeft = (limit: number) => Math.max(0, limit - around)
  return {
    gas: gasLeft > 0n ? gasLeft / gasOf : 0n,
    bytes: bytesLeft(Math.floor((bytes * Number(kept)) / 10_000)),
    reserveBps: 0,
    ...(signedBytes !== undefined && { signedBytes: bytesLeft(signedBytes) }),
  }
}

/** Gas that a Safe adds to a batch: its own work, the approval, and the signatures of keys. */
export function gasAround(signatures: number): bigint {
  return executionGas + BigInt(signatures) * signatureGas
}
