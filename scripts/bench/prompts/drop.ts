import type { Transaction } from '@scripts/bench/measure-gas.ts'
import type { TokenRoute } from '@scripts/bench/measure-row.ts'
import type { Bench } from '@scripts/bench/prepare-chain.ts'
import type { Address, Hex } from 'viem'
import { encodeBatch, type Payment } from '@/features/multi-send/core/encode-batch.ts'
import { encodeCall } from '@/features/multi-send/core/encode-call.ts'

/** One list to be paid, as the calls that take a signature want it. */
export type Drop = { bench: Bench; payments: Payment[]; total: bigint; args: BatchArguments }

type BatchArguments = readonly [id: bigint, token: Address, total: bigint, unit: bigint, width: bigint, records: Hex]

/** @throws When all amounts are equal: those go by other entries. */
export function createDrop(bench: Bench, payments: Payment[]): Drop {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const batch = encodeBatch(payments)
  if (batch.kind !== 'distinct') throw new Error('The list of the prompts table must have distinct amounts')
  return { bench, payments, total, args: [0n, bench.token, total, batch.unit, BigInt(batch.width), batch.records] }
}

/** The batch itself, for an allowance that is there already. */
export function encodeSend({ bench: { multiSender, token }, payments }: Drop, route: TokenRoute): Transaction {
  const asset = { kind: 'erc20', token } as const
  return encodeCall({ id: 0n, route, asset, mode: { kind: 'strict' }, multiSender, payments })
}
