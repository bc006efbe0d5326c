import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../repository-root.ts'
import { buy, sell, transfer } from './actions.ts'
import { create, identity } from './create.ts'
import { type Market, seedPool } from './market.ts'
import type { Costs } from './token-peers.ts'

/** Gas of what people do with a Standard token. */
export async function measureStandard(market: Market): Promise<Costs> {
  const { alice, bob } = market.people
  const { gas, token } = await create(market, 'StandardTokenFactory', identity(market))
  await seedPool(market, token)
  const transferNewHolder = await transfer(market, token, market.owner, alice)
  const transferExistingHolder = await transfer(market, token, market.owner, alice)
  await buy(market, token, bob)
  return {
    create: gas,
    createWithoutRegistry: readWithoutRegistry(),
    transferNewHolder,
    transferExistingHolder,
    buyExisting: await buy(market, token, bob),
    sell: (await sell(market, token, bob)).gas,
  }
}

/** From the committed gas snapshot, which Forge checks: a contract that only has the registry tells what that costs. */
function readWithoutRegistry(): number {
  const path = join(repositoryRoot, 'contracts/snapshots/StandardToken.json')
  return Number(JSON.parse(readFileSync(path, 'utf8'))['create, without the registry'])
}
