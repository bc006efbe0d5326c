import { type Address, encodeFunctionData, parseEther } from 'viem'
import { abi, deadline } from './abi.ts'
import { balanceOf, buy, dead, passTime, pickAnybody, transfer } from './calls.ts'
import type { Market } from './market.ts'
import type { Random } from './random.ts'

export type Action = (market: Market, random: Random) => Promise<void>

/** What happens to a token. */
export const actions = {
  buy: async (market, random) => {
    const to = random.pick([...market.people, ...market.people, dead] as const)
    await buy(market, random.pick(market.people), to, random.below(parseEther('30')))
  },

  sell: async ({ router, token, weth, people, client, send }, random) => {
    const seller = random.pick(people)
    const amount = random.partOf(await balanceOf(client, token, seller))
    const args = [amount, 0n, [token, weth], seller, deadline] as const
    const functionName = 'swapExactTokensForETHSupportingFeeOnTransferTokens'
    await send(seller, router, encodeFunctionData({ abi, functionName, args }))
  },

  transfer: async (market, random) => {
    const from = random.pick(market.people)
    const amount = random.partOf(await balanceOf(market.client, market.token, from))
    await transfer(market, from, pickAnybody(market, random), amount)
  },

  spend: async (market, random) => {
    const { people, token, client, send } = market
    const [owner, spender] = [random.pick(people), random.pick(people)]
    const amount = random.partOf(await balanceOf(client, token, owner))
    await send(owner, token, encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] }))
    const args = [owner, pickAnybody(market, random), amount] as const
    await send(spender, token, encodeFunctionData({ abi, functionName: 'transferFrom', args }))
  },

  donate: async (market, random) => {
    const from = random.pick(market.people)
    await transfer(market, from, market.pair, random.partOf(await balanceOf(market.client, market.token, from)))
    await actions.settle(market, random)
  },

  settle: async (market, random) => {
    const skim = encodeFunctionData({ abi, functionName: 'skim', args: [pickAnybody(market, random)] })
    const sync = encodeFunctionData({ abi, functionName: 'sync' })
    await market.send(random.pick(market.people), market.pair, random.pick([skim, sync]))
  },

  addLiquidity: async ({ router, token, weth, pair, people, client, send }, random) => {
    const from = random.pick(people)
    const amount = random.partOf(await balanceOf(client, token, from))
    const ofPool = { token: await balanceOf(client, token, pair), coin: await balanceOf(client, weth, pair) }
    const coin = (amount * ofPool.coin) / ofPool.token + 1n
    if (coin > parseEther('100')) return
    const args = [token, amount, 0n, 0n, from, deadline] as const
    await send(from, router, encodeFunctionData({ abi, functionName: 'addLiquidityETH', args }), coin * 2n)
  },

  removeLiquidity: async ({ router, token, pair, people, client, send }, random) => {
    const from = random.pick([people[0] as Address, people[0] as Address, ...people])
    const amount = random.partOf(await balanceOf(client, pair, from)) / 2n
    const args = [token, amount, 0n, 0n, from, deadline] as const
    const functionName = 'removeLiquidityETHSupportingFeeOnTransferTokens'
    await send(from, router, encodeFunctionData({ abi, functionName, args }))
  },

  /** Three looks at the price with half an hour between them; by the last the average is that of a market at rest. */
  process: async ({ vault, people, client, send }, random) => {
    for (const _look of ['first', 'second', 'last']) {
      await passTime(client, 1860n)
      await send(random.pick(people), vault, encodeFunctionData({ abi, functionName: 'process' }))
    }
  },

  lowerFees: async ({ token, tokenAbi, client, send }, random) => {
    const read = { address: token, abi: tokenAbi } as const
    const owner = (await client.readContract({ ...read, functionName: 'owner' })) as Address
    const fees = (await client.readContract({ ...read, functionName: 'fees' })) as Record<string, number>
    const lower = (bps: number) => bps - Number(random.below(BigInt(bps) / 4n + 1n))
    const lowered = Object.fromEntries(Object.entries(fees).map(([name, bps]) => [name, lower(bps)]))
    await send(owner, token, encodeFunctionData({ abi: tokenAbi, functionName: 'lowerFees', args: [lowered] }))
  },

  handOver: async ({ token, people, client, send }, random) => {
    const owner = await client.readContract({ address: token, abi, functionName: 'owner' })
    const next = random.pick(people)
    await send(owner, token, encodeFunctionData({ abi, functionName: 'transferOwnership', args: [next] }))
    await send(next, token, encodeFunctionData({ abi, functionName: 'acceptOwnership' }))
  },

  /** All leave, or nearly: then nobody earns, or a few units earn all that a purchase for the dead address distributes. */
  leave: async (market, random) => {
    const { people, token, client } = market
    const kept = random.pick([0n, 0n, 1n, 3n])
    for (const person of people) {
      const all = await balanceOf(client, token, person)
      if (all > kept) await transfer(market, person, random.pick([market.pair, market.pair, dead]), all - kept)
    }
    await buy(market, random.pick(people), random.pick([dead, dead, random.pick(people)]), parseEther('20'))
  },
} satisfies Record<string, Action>
