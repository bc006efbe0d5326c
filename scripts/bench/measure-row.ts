import { keccak256, toHex } from 'viem'
import { encodeCall } from '@/features/multi-send/core/encode-call.ts'
import { measureGas } from './measure-gas.ts'
import type { Row } from './payments-of-row.ts'
import type { Bench } from './prepare-chain.ts'

/** Gas of one batch: all or nothing without an id, skipping without an id, all or nothing with one. */
export type Ours = { route: Route; strict: number; skip: number; id: number }

export type TokenRoute = 'tokenPull' | 'tokenFrom'
type Route = 'native' | TokenRoute

const routes: Record<Row['coin'], Route[]> = { native: ['native'], erc20: ['tokenPull', 'tokenFrom'] }
const someId = BigInt(keccak256(toHex('a job'))) & ~0xffn
/** Enough for any well-behaved recipient; the gas that a cap leaves unused costs nothing. */
const gasCap = 100_000n

/** Measures MultiSender on the first `size` payments of a row, on the route that costs least there. */
export async function measureRow(bench: Bench, { coin, payments }: Row, size: number): Promise<Ours> {
  const measured: Ours[] = []
  for (const route of routes[coin]) {
    const measure = async (id: bigint, mode: Parameters<typeof encodeCall>[0]['mode']) => {
      const asset = coin === 'native' ? ({ kind: 'native' } as const) : ({ kind: 'erc20', token: bench.token } as const)
      const { multiSender } = bench
      const { to, data, value } = encodeCall({ id, route, asset, mode, multiSender, payments: payments.slice(0, size) })
      return measureGas(bench.client, [{ to, data, value }])
    }
    const strict = await measure(0n, { kind: 'strict' })
    const skip = await measure(0n, { kind: 'skip', gasCap })
    const id = await measure(someId, { kind: 'strict' })
    measured.push({ route, strict, skip, id })
  }
  return measured.reduce((best, other) => (other.strict < best.strict ? other : best))
}
