// Opens viem's transport to one endpoint, over HTTP or over a WebSocket whose code loads with the first request.

import { createTransport, http, TimeoutError, type Transport, withTimeout } from 'viem'
import { httpBatchSize, httpTimeout } from './constants.ts'
import { type Endpoint, isSocket } from './endpoints.ts'

type OpenEndpointOptions = {
  /** Receives each http response before it is read. */
  onResponse: (response: Response) => void
}

/** Opens viem's transport to one endpoint. It does not retry by itself: that happens once, over all endpoints. */
export function openEndpoint(endpoint: Endpoint, { onResponse }: OpenEndpointOptions): Transport {
  if (isSocket(endpoint)) return openSocket(endpoint.url)
  return http(endpoint.url, {
    timeout: httpTimeout,
    batch: endpoint.batch && { batchSize: httpBatchSize },
    // viem's timeout ends with the headers; here the whole response must come in time.
    fetchFn: async (input, init) => {
      const response = await fetch(input, init)
      onResponse(response)
      await response.clone().arrayBuffer()
      return response
    },
  })
}

/** Opens a WebSocket among other endpoints; its code loads with the first request. */
function openSocket(url: string): Transport {
  return (options) =>
    createTransport({
      key: 'webSocket',
      name: new URL(url).host,
      type: 'webSocket',
      retryCount: 0,
      async request(args) {
        const { connectSocket } = await import('./connect-socket.ts')
        const send = () => connectSocket(url)(options).request(args as never, { retryCount: 0 })
        // viem's timeout begins when the socket is open, which may never happen.
        const errorInstance = new TimeoutError({ body: args, url })
        return withTimeout(send, { timeout: httpTimeout, errorInstance }) as never
      },
    })
}
