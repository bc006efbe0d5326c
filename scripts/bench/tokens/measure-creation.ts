import { type Address, type Hex, size } from 'viem'
import { creationCosts } from './creation-costs.ts'
import type { Market } from './market.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { Costs } from './token-peers.ts'
import { traceFrames } from './trace-frames.ts'

/** What a taxed token's creation cost, by what it is for. */
export async function measureCreation(
  market: Market,
  contract: string,
  { hash, token }: { hash: Hex; token: Address },
): Promise<Costs> {
  const code = await market.client.getCode({ address: token })
  return creationCosts(await traceFrames(market, hash), code ? size(code) : 0, registryGas(contract))
}

function registryGas(contract: string): number {
  const read = (name: string) => readSnapshot(contract, name)
  return read('create') - read('create, without the registry')
}
