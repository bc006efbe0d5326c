// Measures what one drop costs in prompts and gas by each way of giving MultiSender the tokens, and formats it.

import { erc20Abi, maxUint256 } from 'viem'
import {
  createDrop,
  type Drop,
  encodeApproval,
  encodeEmptyPermit,
  encodeExecution,
  encodeSend,
  encodeUsedNonce,
  encodeWithPermit,
  encodeWithPermit2,
} from './drop-calls.ts'
import { measureGas, sender, type Transaction } from './measure-gas.ts'
import type { TokenRoute } from './measure-rows.ts'
import { getPayments, type Peers } from './peers.ts'
import type { Bench } from './prepare-chain.ts'

const row = 'erc20-existing-18dec'
const size = 100

type PromptCost = { prompts: number; transactions: number; gas: Partial<Record<TokenRoute, number>> }

/** What one drop to a hundred holders costs in all, by each way of letting MultiSender have the tokens. */
export async function measurePrompts(bench: Bench, peers: Peers): Promise<Record<string, PromptCost>> {
  const drop = createDrop(bench, getPayments(row, peers).payments.slice(0, size))
  const costs: Record<string, PromptCost> = {}
  for (const way of approvalMethods) costs[way.name] = await measureMethod(way, drop)
  return costs
}

async function measureMethod(
  { prompts, routes, before, transactions }: ApprovalMethod,
  drop: Drop,
): Promise<PromptCost> {
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

/** A way for MultiSender to get at the sender's tokens, which neither before the drop nor after it are allowed to it. */
type ApprovalMethod = {
  name: string
  /** How often the wallet asks: signatures and transactions. */
  prompts: number
  routes: readonly TokenRoute[]
  /** What was done at another time and is not counted. */
  before: (drop: Drop) => Promise<Transaction[]>
  transactions: (drop: Drop, route: TokenRoute) => Promise<Transaction[]>
}

const both = ['tokenPull', 'tokenFrom'] as const
const nothing = async () => []

const approval = ({ bench, total }: Drop) => encodeApproval(bench.token, bench.multiSender, total)
const execution = (drop: Drop, route: TokenRoute) => encodeExecution([approval(drop), encodeSend(drop, route)])
const allowedPermit2 = ({ bench }: Drop) => encodeApproval(bench.token, bench.permit2, maxUint256)

/** Permits come twice each: who has signed none before pays 17,100 more for the first nonce in its slot. */
const approvalMethods: ApprovalMethod[] = [
  {
    name: 'approve, then send',
    prompts: 2,
    routes: both,
    before: nothing,
    transactions: async (drop, route) => [approval(drop), encodeSend(drop, route)],
  },
  {
    name: 'EIP-2612 permit, the first for this token',
    prompts: 2,
    routes: both,
    before: nothing,
    transactions: async (drop, route) => [await encodeWithPermit(drop, route, 0n)],
  },
  {
    name: 'EIP-2612 permit, a later one',
    prompts: 2,
    routes: both,
    before: async (drop) => [await encodeEmptyPermit(drop)],
    transactions: async (drop, route) => [await encodeWithPermit(drop, route, 1n)],
  },
  {
    name: 'Permit2, allowed before, nonce in a new slot',
    prompts: 2,
    routes: ['tokenPull'],
    before: async (drop) => [allowedPermit2(drop)],
    transactions: async (drop) => [await encodeWithPermit2(drop)],
  },
  {
    name: 'Permit2, allowed before, nonce in a used slot',
    prompts: 2,
    routes: ['tokenPull'],
    before: async (drop) => [allowedPermit2(drop), encodeUsedNonce(drop)],
    transactions: async (drop) => [await encodeWithPermit2(drop)],
  },
  {
    name: 'EIP-7702 batch, delegated before',
    prompts: 1,
    routes: both,
    before: async ({ bench }) => [{ to: sender.address, data: '0x', value: 0n, delegate: bench.batchExecutor }],
    transactions: async (drop, route) => [execution(drop, route)],
  },
  {
    name: 'EIP-7702 batch, delegated in the same transaction',
    prompts: 1,
    routes: both,
    before: nothing,
    transactions: async (drop, route) => [{ ...execution(drop, route), delegate: drop.bench.batchExecutor }],
  },
]

/** The prompts table as text: how often the wallet asks, and the gas of all transactions on each route. */
export function formatPrompts(costs: Record<string, PromptCost>): string {
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(14)).join('')}`.trimEnd()
  const gas = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '-'
  return [
    'One drop to 100 holders, distinct amounts, no allowance of MultiSender before and none after: gas of all transactions',
    line('', ['prompts', 'transactions', 'pull', 'from']),
    ...Object.entries(costs).map(
      ([
        name,
        {
          prompts,
          transactions,
          gas: { tokenPull, tokenFrom },
        },
      ]) => line(name, [String(prompts), String(transactions), gas(tokenPull), gas(tokenFrom)]),
    ),
    '',
  ].join('\n')
}
