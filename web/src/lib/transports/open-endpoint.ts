import { http, type Transport } from 'viem'
import { httpBatchSize, httpTimeout } from '@/lib/constants.ts'
import { isSocket } from './is-socket.ts'
import { openSocket } from './open-socket.ts'
import type { Endpoint } from './read-endpoint.ts'

export type OpenEndpointOptions = {
  /** Sees each http answer, before it is read. */
  onResponse: (response: Response) => void
}

/** viem's transport to one endpoint. It does not repeat by itself: that happens once, over all endpoints. */
export function openEndpoint(endpoint: Endpoint, { onResponse }: OpenEndpointOptions): Transport {
  if (isSocket(endpoint)) return openSocket(endpoint.url)
  return http(endpoint.url, {
    timeout: httpTimeout,
    batch: endpoint.batch && { batchSize: httpBatchSize },
    // viem's timeout ends with the headers; here the whole answer has to come in time.
    fetchFn: async (input, init) => {
      const response = await fetch(input, init)
      onResponse(response)
      await response.clone().arrayBuffer()
      return response
    },
  })
}
