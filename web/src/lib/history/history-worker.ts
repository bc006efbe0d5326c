// Entry of the worker that `getHistoryService` starts: exposes the history service.

import { openLogEndpoints } from '@saleyard/history/read/open-endpoints.ts'
import { expose } from 'comlink'
import { listEndpoints } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createHistoryService, type HistoryNetwork } from './create-history-service.ts'
import { registerHistoryErrors, releaseCallbacks } from './history-errors.ts'
import { createLogDatabase } from './log-database.ts'

registerHistoryErrors()
expose(releaseCallbacks(createHistoryService({ openNetwork, openStore: createLogDatabase().openStore })))

function openNetwork(chainId: number): HistoryNetwork {
  const chain = getChain(chainId)
  return { endpoints: openLogEndpoints(chain, listEndpoints(chain)), confirmations: chain.confirmations }
}
