import { passTime } from '@scripts/replay/history/calls.ts'
import { createReward } from '@scripts/replay/history/create-reward.ts'
import { type Address, encodeFunctionData } from 'viem'
import { dividendActions, marketingWallet } from './dividend-actions.ts'
import { dividendsAbi } from './dividends-abi.ts'
import type { Kind } from './kind.ts'

/** What the chain tells of a token with dividends. */
export type Dividends = {
  units: bigint
  /** Of everybody who has anything, in base units of the reward token and in 2^-128. */
  claimable: Map<Address, { amount: bigint; fraction: bigint }>
  claimed: bigint
  granted: bigint
  remainder: bigint
}

export const baby: Kind<Dividends> = {
  contract: 'BabyToken',
  factory: 'babyTokenFactory',
  createReward,
  actions: dividendActions,
  drawParams: (random, totalSupply, rewardToken) => ({
    rewardToken,
    marketingWallet,
    liquidityFeeBps: random.pick([1, 700]),
    marketingFeeBps: random.pick([1, 200, 800]),
    minimumTokenBalanceForDividends: random.pick([totalSupply / 1000n, random.below(totalSupply / 1000n) + 1n]),
    tokenRewardFeeBps: random.pick([1, 300, 1000]),
  }),
  readState,
}

export const buybackBaby: Kind<Dividends> = {
  contract: 'BuybackBabyToken',
  factory: 'buybackBabyTokenFactory',
  createReward,
  actions: {
    ...dividendActions,
    buyback: async ({ client, vault, people, send }, random) => {
      await passTime(client, 1860n)
      const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'buyback', args: [0n] })
      await send(random.pick(people), vault, data)
    },
  },
  drawParams: (random, _, rewardToken) => ({
    rewardToken,
    buyBackFeeBps: random.pick([1, 700]),
    liquidityFeeBps: random.pick([1, 700]),
    marketingFeeBps: random.pick([1, 100]),
    reflectionFeeBps: random.pick([1, 300, 900]),
  }),
  readState,
}

async function readState({ client, token, multicall3 }: Parameters<Kind<Dividends>['readState']>[0], named: Address[]) {
  const read = { address: token, abi: dividendsAbi } as const
  const { claimed, granted, remainder } = await client.readContract({ ...read, functionName: 'dividendTotals' })
  const [units] = await client.readContract({ ...read, functionName: 'eligible' })

  const all = [...new Set([...named, marketingWallet])]
  const told = await client.multicall({
    contracts: all.map((account) => ({ ...read, functionName: 'claimableOf', args: [account] }) as const),
    multicallAddress: multicall3,
    allowFailure: false,
  })
  const claimable = new Map(
    told.map(([amount, fraction], index) => [all[index] as Address, { amount, fraction }] as const),
  )
  return { units, claimable, claimed, granted, remainder }
}
