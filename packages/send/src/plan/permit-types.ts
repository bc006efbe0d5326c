// Defines the ways of approving, and the signatures that a batch carries in place of an approval.
/**
 * Signatures of the sender that a batch carries in place of an approval, as MultiSender wants them. In `PlanInput` they come
 * with the gas that they cost beyond the gas model, measured with the signature at hand.
 */

import type { Hex } from 'viem'

/**
 * How a sender lets MultiSender take a token. `exact`: an approval of the total, a transaction of its own. `permit`, `permit2`:
 * a signature that the first batch carries. `calls`: approval and batch in one act of the wallet (EIP-5792). `unlimited`: an
 * approval for ever.
 */
export const approvalWays = ['exact', 'permit', 'permit2', 'calls', 'unlimited'] as const
export type ApprovalWay = (typeof approvalWays)[number]

/** EIP-2612, for the total of a run: the first batch sets the allowance, the others use what is left of it. */
export type Permit = {
  /** Unix time, seconds. */
  deadline: bigint
  r: Hex
  s: Hex
  /** 27 or 28. */
  v: number
  /** Allowance that it sets, base units. */
  value: bigint
}

/** Permit2's SignatureTransfer, for the total of the one batch that it is good for. */
export type Permit2Transfer = {
  /** Base units. */
  amount: bigint
  /** Unix time, seconds. */
  deadline: bigint
  /** Unordered: used up by the batch, or by nothing if that reverts. */
  nonce: bigint
  signature: Hex
}

/** Gas that the signature adds to its batch. */
export type WithGas<Carried> = Carried & { gas: bigint }
