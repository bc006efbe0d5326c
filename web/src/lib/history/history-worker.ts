// Entry of the worker that `getHistoryService` starts: exposes the history service.

import { openLogEndpoints } from '@saleyard/history/read/open-endpoints.ts'
import { expose } from 'comlink'
import { registerErrorTransfer, releaseCallback } from '@/lib/browser/worker-client.ts'
import { env } from '@/lib/env.ts'
import { listEndpoints } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createHistoryService, type HistoryNetwork } from './create-history-service.ts'
import { type HistoryService, historyErrors } from './history-service.ts'
import { createLogDatabase } from './log-database.ts'

registerErrorTransfer(historyErrors)
const { openStore } = createLogDatabase()
expose(releaseCallbacks(createHistoryService({ openNetwork, openStore, indexerUrl: env.VITE_INDEXER_URL })))

function openNetwork(chainId: number): HistoryNetwork {
  const chain = getChain(chainId)
  return { endpoints: openLogEndpoints(chain, listEndpoints(chain)), confirmations: chain.confirmations }
}

/** Releases Comlink's callback proxies after a reading; each keeps a MessagePort open. */
export function releaseCallbacks(service: HistoryService): HistoryService {
  return {
    ...service,
    readHolders: (request, onProgress) =>
      service.readHolders(request, onProgress).finally(() => releaseCallback(onProgress)),
    confirmHolders: (request, onProgress) =>
      service.confirmHolders(request, onProgress).finally(() => releaseCallback(onProgress)),
    readToken: (request, onProgress) =>
      service.readToken(request, onProgress).finally(() => releaseCallback(onProgress)),
  }
}
