import { parseEther } from 'viem'
import type { Liquidity } from './trial.ts'

const coin = parseEther('10')

/** Base units in a pool of which a hundredth still shows each fee of a hundredth of a percent. */
const fine = 10_000_000n

/**
 * Half of the supply beside 10 coins, and a purchase for a tenth of a coin; where the supply is of few units, for all 10.
 * What is sent on and sold is a quarter each of what that brings without any fee: a stranger has more with the highest ones.
 *
 * @param totalSupply Base units.
 * @returns Nothing where the supply is too small to be traded in parts.
 */
export function assumeLiquidity(totalSupply: bigint): { liquidity: Liquidity; part: bigint } | undefined {
  const units = totalSupply / 2n
  const purchase = units >= fine ? coin / 100n : coin
  const part = (units * purchase) / (coin + purchase) / 4n
  return part > 0n ? { liquidity: { units, coin, purchase }, part } : undefined
}
