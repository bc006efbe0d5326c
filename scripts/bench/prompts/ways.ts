import type { Transaction } from '@scripts/bench/measure-gas.ts'
import type { TokenRoute } from '@scripts/bench/measure-row.ts'
import { sender } from '@scripts/bench/sender.ts'
import { maxUint256 } from 'viem'
import { type Drop, encodeSend } from './drop.ts'
import { encodeApproval } from './encode-approval.ts'
import { encodeExecution } from './encode-execution.ts'
import { encodeEmptyPermit, encodeWithPermit } from './permit.ts'
import { encodeUsedNonce, encodeWithPermit2 } from './permit2.ts'

/** A way for MultiSender to get at the sender's tokens, which neither before the drop nor after it are allowed to it. */
export type Way = {
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
export const ways: Way[] = [
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
