// Bounds how a contract of unknown origin is asked: its gas, its pace, and undefined where it gives no answer.
import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'

/** Time after the last key before the chain is asked. ms. */
export const checkDebounce = 400

/**
 * Gas of one read of an untrusted contract: ample for the reads of routers, exchanges and tokens here, and too little to
 * return half a megabyte. A read with gas of its own also stays out of multicalls, where a contract that burns all gas
 * would make its neighbours look dead.
 */
export const untrustedCallGas = 500_000n

/** Most decimals that a reward token may have (DividendTokenFactoryBase MAX_REWARD_DECIMALS). */
export const rewardDecimalsMax = 30

/**
 * Returns the answer of a contract, or undefined if the call reached the contract and reverted or decoded to nothing.
 *
 * @throws The network's error, which says nothing about the contract.
 */
export async function undefinedIfReverted<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question
  } catch (error) {
    if (isAnswered(error)) return undefined
    throw error
  }
}
