import { measureGas } from '@scripts/bench/measure-gas.ts'
import type { TokenRoute } from '@scripts/bench/measure-row.ts'
import { paymentsOfRow } from '@scripts/bench/payments-of-row.ts'
import type { Peers } from '@scripts/bench/peers.ts'
import type { Bench } from '@scripts/bench/prepare-chain.ts'
import { sender } from '@scripts/bench/sender.ts'
import { erc20Abi } from 'viem'
import { createDrop, type Drop } from './drop.ts'
import { encodeApproval } from './encode-approval.ts'
import { type Way, ways } from './ways.ts'

const row = 'erc20-existing-18dec'
const size = 100

export type PromptCost = { prompts: number; transactions: number; gas: Partial<Record<TokenRoute, number>> }

/** What one drop to a hundred holders costs in all, by each way of letting MultiSender have the tokens. */
export async function measurePrompts(bench: Bench, peers: Peers): Promise<Record<string, PromptCost>> {
  const drop = createDrop(bench, paymentsOfRow(row, peers).payments.slice(0, size))
  const costs: Record<string, PromptCost> = {}
  for (const way of ways) costs[way.name] = await measureWay(way, drop)
  return costs
}

async function measureWay({ prompts, routes, before, transactions }: Way, drop: Drop): Promise<PromptCost> {
  const { client, token, multiSender } = drop.bench
  const gas: PromptCost['gas'] = {}
  let count = 0
  for (const route of routes) {
    const measured = await transactions(drop, route)
    const revoked = encodeApproval(token, multiSender, 0n)
    const check = await expectDrop(drop)
    gas[route] = await measureGas(client, measured, { before: [revoked, ...(await before(drop))], check })
    count = measured.length
  }
  return { prompts, transactions: count, gas }
}

/** A call to an account without code succeeds as well: so it is looked at whether the tokens moved. */
async function expectDrop({ bench: { client, token, multiSender }, total }: Drop): Promise<() => Promise<void>> {
  const contract = { address: token, abi: erc20Abi } as const
  const balance = () => client.readContract({ ...contract, functionName: 'balanceOf', args: [sender.address] })
  const due = (await balance()) - total
  return async () => {
    const args = [sender.address, multiSender] as const
    const left = await client.readContract({ ...contract, functionName: 'allowance', args })
    const is = await balance()
    if (is !== due) throw new Error(`After the drop the sender has ${is} tokens instead of ${due}`)
    if (left !== 0n) throw new Error(`After the drop an allowance of ${left} is left over`)
  }
}
