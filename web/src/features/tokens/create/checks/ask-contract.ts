// Bounds how a contract of unknown origin is asked: its gas, its pace, and undefined where it gives no answer.
import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'

/** Time after the last key before the chain is asked. ms. */
export const checkDebounce = 400

/**
 * Gas of one question to a stranger's contract: ample for what routers, exchanges and tokens are asked here, and too little to
 * return half a megabyte. A question with gas of its own also stays out of multicalls, where a contract that burns all gas
 * would make its neighbours look dead.
 */
export const untrustedCallGas = 500_000n

/** Of the reward token (DividendTokenFactoryBase MAX_REWARD_DECIMALS). */
export const rewardDecimalsMax = 30

/**
 * The answer of a contract, or nothing where it was asked and did not give one.
 *
 * @throws what the network did instead of asking it: that says nothing about the contract.
 */
export async function undefinedIfReverted<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question
  } catch (error) {
    if (isAnswered(error)) return undefined
    throw error
  }
}
