// Entry of the worker that `getHistoryService` starts: exposes the history service.

import { openEndpoint } from '@saleyard/chain/rpc/open-endpoint.ts'
import { expose } from 'comlink'
import { createClient } from 'viem'
import { listEndpoints } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createHistoryService, type HistoryNetwork } from './create-history-service.ts'
import { registerHistoryErrors, releaseCallbacks } from './history-errors.ts'
import { createLogDatabase } from './log-database.ts'

registerHistoryErrors()
expose(releaseCallbacks(createHistoryService({ openNetwork, openStore: createLogDatabase().openStore })))

/** Limits are learned and answers compared node by node, so each has a client of its own. */
function openNetwork(chainId: number): HistoryNetwork {
  const chain = getChain(chainId)
  const endpoints = listEndpoints(chain).map((endpoint) => ({
    key: new URL(endpoint.url).host,
    client: createClient({ chain, transport: openEndpoint(endpoint, { onResponse: () => {} }) }),
  }))
  return { endpoints, confirmations: chain.confirmations }
}
