import type { VaultFacts } from './read-vault.ts'

/**
 * What a run of this moment would do: take steps, or only look at the price, which the average needs; without liquidity in the
 * pools not even that.
 */
export function foretell({ waiting, reward }: VaultFacts): 'both' | 'first' | 'second' | 'looks' | 'nothing' {
  const steps = [waiting, reward?.waiting]
  const [first, second] = steps.map((one) => one === 'None')
  if (first && second) return 'both'
  if (first) return 'first'
  if (second) return 'second'
  return steps.every((one) => one === 'NoLiquidity' || one === undefined) ? 'nothing' : 'looks'
}
