// Defines what each kind of token adds to a history: parameters, actions, reward token and state.

import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { deployDeterministic } from '@saleyard/testkit/chain/deploy-contracts.ts'
import { account0, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { compileContract } from '@scripts/bench/compile-contract.ts'
import { type Address, encodeFunctionData, erc20Abi, keccak256, parseAbi, parseEther, toHex, zeroAddress } from 'viem'
import { abi, deadline, tokenAbi } from './abi.ts'
import { type Action, advanceTime, buy, type Kind, type Market } from './market.ts'

/** Functions and events that only tokens with dividends have. */
export const dividendsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
  'function claimFor(address holder)',
  'function claimMany(address[] holders)',
  'function buyback(uint256 minUnits)',
  'function claimableOf(address holder) view returns (uint256 amount, uint256 fraction)',
  'function dividendTotals() view returns ((uint256 claimed, uint256 distributions, uint256 granted, uint256 remainder))',
  'function eligible() view returns (uint256 units, uint256 changedAt)',
])

const marketingWallet = accounts[9] as Address

const rewardAbi = parseAbi([
  'function isBlocked(address) view returns (bool)',
  'function setBlocked(address account, bool isBlocked)',
])

function isBlocked(client: LocalClient, rewardToken: Address, account: Address): Promise<boolean> {
  return client.readContract({ address: rewardToken, abi: rewardAbi, functionName: 'isBlocked', args: [account] })
}

/** What people do with a token that pays dividends. */
const dividendActions = {
  claimMany: async ({ token, traders, send }, random) => {
    const holders = [...traders, marketingWallet].filter(() => random.pick([true, false]))
    const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'claimMany', args: [holders] })
    await send(random.pick(traders), token, data)
  },

  /** Each alone, while a run is due: the reward token starts it while it pays the first of them. */
  claim: async (market, random) => {
    const { client, token, rewardToken, traders, send } = market
    await buy(market, random.pick(traders), random.pick(traders), random.below(parseEther('3')) + 1n)
    await advanceTime(client, 1860n)
    for (const holder of [...traders, marketingWallet]) {
      if (await isBlocked(client, rewardToken, holder)) continue
      const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'claimFor', args: [holder] })
      await send(random.pick(traders), token, data)
    }
  },

  /** Or no longer. */
  block: async ({ client, rewardToken, traders, send }, random) => {
    const account = random.pick([...traders, ...traders.map(() => marketingWallet)])
    const args = [account, !(await isBlocked(client, rewardToken, account))] as const
    await send(account0, rewardToken, encodeFunctionData({ abi: rewardAbi, functionName: 'setBlocked', args }))
  },

  gift: async ({ rewardToken, vault, send }, random) => {
    const args = [vault, random.pick([1n, random.below(parseEther('1'))])] as const
    await send(account0, rewardToken, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }))
  },
} satisfies Record<string, Action>

/** The on-chain state of a token with dividends. */
export type Dividends = {
  units: bigint
  /** Of every account that has any, in base units of the reward token and in 2^-128. */
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
    buyback: async ({ client, vault, traders, send }, random) => {
      await advanceTime(client, 1860n)
      const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'buyback', args: [0n] })
      await send(random.pick(traders), vault, data)
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
  const results = await client.multicall({
    contracts: all.map((account) => ({ ...read, functionName: 'claimableOf', args: [account] }) as const),
    multicallAddress: multicall3,
    allowFailure: false,
  })
  const claimable = new Map(
    results.map(([amount, fraction], index) => [all[index] as Address, { amount, fraction }] as const),
  )
  return { units, claimable, claimed, granted, remainder }
}

const mintAbi = parseAbi(['function mint(address account, uint256 amount)'])

/** Creates a reward token of account 0 with a list of blocked accounts, in a pool with 100 coins. */
async function createReward(
  { client, router, send }: Pick<Market, 'client' | 'router' | 'send'>,
  name: string,
): Promise<Address> {
  const bytecode = compileContract('../replay/history/BlockingToken.sol')
  const reward = await deployDeterministic(client, bytecode, keccak256(toHex(name)))
  const amount = parseEther('1000000')
  await send(
    account0,
    reward,
    encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [account0, amount * 2n] }),
  )
  await send(account0, reward, encodeFunctionData({ abi, functionName: 'approve', args: [router, amount] }))
  const args = [reward, amount, 0n, 0n, account0, deadline] as const
  const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args })
  await send(account0, router, data, parseEther('100'))
  return reward
}

const charity = accounts[9]

export const liquidityGenerator: Kind<{ units: bigint; shares: bigint }> = {
  contract: 'LiquidityGeneratorToken',
  factory: 'liquidityGeneratorTokenFactory',
  actions: {},

  drawParams(random) {
    const charityBps = random.pick([0, 100, 800])
    const charityAddress = charityBps > 0 ? charity : zeroAddress
    return {
      charityAddress,
      charityBps,
      liquidityFeeBps: random.pick([0, 1, 700]),
      taxFeeBps: random.pick([1, 300, 1000]),
    }
  },

  async readState({ client, token }) {
    const [units, shares] = await client.readContract({ address: token, abi: tokenAbi, functionName: 'eligible' })
    return { units, shares }
  },
}
