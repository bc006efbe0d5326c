import { accounts } from '@scripts/local-chain/accounts.ts'
import { account0, type LocalClient } from '@scripts/local-chain/local-client.ts'
import type { Action } from '@scripts/replay/history/actions.ts'
import { buy, passTime } from '@scripts/replay/history/calls.ts'
import { type Address, encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem'
import { dividendsAbi } from './dividends-abi.ts'

export const marketingWallet = accounts[9] as Address

const rewardAbi = parseAbi([
  'function isBlocked(address) view returns (bool)',
  'function setBlocked(address account, bool isBlocked)',
])

function isBlocked(client: LocalClient, rewardToken: Address, account: Address): Promise<boolean> {
  return client.readContract({ address: rewardToken, abi: rewardAbi, functionName: 'isBlocked', args: [account] })
}

/** What people do with a token that pays dividends. */
export const dividendActions = {
  claimMany: async ({ token, people, send }, random) => {
    const holders = [...people, marketingWallet].filter(() => random.pick([true, false]))
    const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'claimMany', args: [holders] })
    await send(random.pick(people), token, data)
  },

  /** Each alone, while a run is due: the reward token starts it while it pays the first of them. */
  claim: async (market, random) => {
    const { client, token, rewardToken, people, send } = market
    await buy(market, random.pick(people), random.pick(people), random.below(parseEther('3')) + 1n)
    await passTime(client, 1860n)
    for (const holder of [...people, marketingWallet]) {
      if (await isBlocked(client, rewardToken, holder)) continue
      const data = encodeFunctionData({ abi: dividendsAbi, functionName: 'claimFor', args: [holder] })
      await send(random.pick(people), token, data)
    }
  },

  /** Or no longer. */
  block: async ({ client, rewardToken, people, send }, random) => {
    const account = random.pick([...people, ...people.map(() => marketingWallet)])
    const args = [account, !(await isBlocked(client, rewardToken, account))] as const
    await send(account0, rewardToken, encodeFunctionData({ abi: rewardAbi, functionName: 'setBlocked', args }))
  },

  gift: async ({ rewardToken, vault, send }, random) => {
    const args = [vault, random.pick([1n, random.below(parseEther('1'))])] as const
    await send(account0, rewardToken, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }))
  },
} satisfies Record<string, Action>
