// Defines the ways of approving, and the sender's signatures that a batch carries in place of an approval, in the form
// that MultiSender expects. In `PlanInput` they come with the gas that they cost beyond the gas model, measured with
// the real signature.

import type { Hex } from 'viem'

/**
 * How a sender approves a token for MultiSender. `exact`: an approval of the total, in a transaction of its own.
 * `permit`, `permit2`: a signature that the first batch carries. `calls`: approval and batch in one wallet action
 * (EIP-5792). `unlimited`: a permanent approval.
 */
export const approvalWays = ['exact', 'permit', 'permit2', 'calls', 'unlimited'] as const
export type ApprovalWay = (typeof approvalWays)[number]

/** EIP-2612 permit for the total of a run: the first batch sets the allowance, the others use the rest of it. */
export type Permit = {
  /** Unix time, seconds. */
  deadline: bigint
  r: Hex
  s: Hex
  /** 27 or 28. */
  v: number
  /** Allowance that the permit sets, in base units. */
  value: bigint
}

/** Permit2's SignatureTransfer, for the total of one batch; it is valid for that batch only. */
export type Permit2Transfer = {
  /** Base units. */
  amount: bigint
  /** Unix time, seconds. */
  deadline: bigint
  /** Unordered; the batch uses it up, unless it reverts. */
  nonce: bigint
  signature: Hex
}

/** Gas that the signature adds to its batch. */
export type WithGas<Carried> = Carried & { gas: bigint }
