// Gives a token on a local chain a history like that of a large one: transfers to a crowd, then trades over many hours.

import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { payCrowdAtOnce } from '@scripts/indexer/pay-crowd.ts'
import { buybackBaby } from '@scripts/replay/history/kinds.ts'
import { advanceTime, buy } from '@scripts/replay/history/market.ts'
import { playHistory } from '@scripts/replay/history/play-history.ts'
import { parseEther } from 'viem'
import type { TokenPlace } from '@/lib/history/token-ledgers.ts'

type Crowd = { transfers: number; holders: number /** In each of which the token is bought once. */; hours: number }

/** Starts a chain with such a token: a Buyback Baby token, whose history has everything that a token's can have. */
export async function startCrowdedToken({ transfers, holders, hours }: Crowd) {
  const chain = await startLocalChain()
  try {
    const client = createLocalClient(chain.rpcUrl)
    await client.setBlockTimestampInterval({ interval: 12 })
    const { market } = await playHistory(chain, buybackBaby, 4, 20)
    const { token, pair, vault, traders } = market
    const buyer = traders[0]
    if (!buyer) throw new Error('a market without traders')
    await payCrowdAtOnce(chain, client, { token, payers: traders, transfers, accounts: holders })
    for (let index = 0; index < hours; index++) {
      await advanceTime(client, 3_600n)
      await buy(market, buyer, buyer, parseEther('0.01'))
    }
    const place: TokenPlace = { kind: 'dividends', token, pair, vault }
    return { rpcUrl: chain.rpcUrl, place, stop: () => chain.stop() }
  } catch (error) {
    await chain.stop()
    throw error
  }
}
