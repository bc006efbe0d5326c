import { buy, sell, transfer } from './actions.ts'
import { create, identity } from './create.ts'
import { type Market, seedPool } from './market.ts'
import { readSnapshot } from './read-snapshot.ts'
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
    createWithoutRegistry: readSnapshot('StandardToken', 'create, without the registry'),
    transferNewHolder,
    transferExistingHolder,
    buyExisting: await buy(market, token, bob),
    sell: (await sell(market, token, bob)).gas,
  }
}
