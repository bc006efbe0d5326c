// Counts from the token's own events and balances what a run has paid, and compares the run's records with that.

import type { Recipient } from '@saleyard/send/list/types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord, BatchState } from '@saleyard/send/run/batch-record.ts'
import { type Address, erc20Abi } from 'viem'
import { expect } from 'vitest'
import type { SafeChain } from './safe-chain.ts'

type Paid = { times: number; amount: bigint }

/** What each account has got of the token since a block, from its events alone. */
async function countPayments({ client, token }: SafeChain, fromBlock: bigint): Promise<Map<string, Paid>> {
  const paid = new Map<string, Paid>()
  const last = await client.getBlockNumber({ cacheTime: 0 })
  for (let block = fromBlock; block <= last; block += 1n) {
    const range = { fromBlock: block, toBlock: block }
    const logs = await client.getContractEvents({ address: token, abi: erc20Abi, eventName: 'Transfer', ...range })
    for (const { args } of logs) {
      const { to = '0x', value = 0n } = args
      const { times, amount } = paid.get(to.toLowerCase()) ?? { times: 0, amount: 0n }
      paid.set(to.toLowerCase(), { times: times + 1, amount: amount + value })
    }
  }
  return paid
}

const paidStates: readonly BatchState[] = ['mined', 'reconciled']
const unpaidStates: readonly BatchState[] = ['queued', 'replaced', 'failed', 'stopped', 'cancelled']

type ClaimsParameters = {
  plan: Plan
  recipients: readonly Recipient[]
  records: readonly BatchRecord[]
  fromBlock: bigint
}

/**
 * Expects that no person is paid twice or with another amount, that what a record calls paid is paid, and that nothing that
 * it calls unpaid is.
 *
 * @returns How many people are paid.
 */
export async function expectHonest(chain: SafeChain, { plan, recipients, records, fromBlock }: ClaimsParameters) {
  const paid = await countPayments(chain, fromBlock)
  const isPaid = (recipient: Recipient) => paid.has(recipient.address.toLowerCase())
  const wrong = recipients.filter((recipient) => {
    const { times, amount } = paid.get(recipient.address.toLowerCase()) ?? { times: 1, amount: recipient.amount }
    return times !== 1 || amount !== recipient.amount
  })
  expect(wrong, 'paid twice, or with another amount').toEqual([])
  for (const { number, first, count } of plan.batches) {
    const members = recipients.slice(first, first + count)
    const { state } = records[number - 1] ?? { state: 'queued' }
    if (paidStates.includes(state)) expect(members.every(isPaid), `batch ${number} is ${state}`).toBe(true)
    if (unpaidStates.includes(state)) expect(members.some(isPaid), `batch ${number} is ${state}`).toBe(false)
  }
  return recipients.filter(isPaid).length
}

/** What accounts hold of the token, in their order. */
export async function readBalances({ client, token }: SafeChain, accounts: readonly Address[]): Promise<bigint[]> {
  const balances: bigint[] = []
  for (let first = 0; first < accounts.length; first += 500) {
    const part = accounts
      .slice(first, first + 500)
      .map((account) =>
        client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
      )
    balances.push(...(await Promise.all(part)))
  }
  return balances
}
