import { createTransport, type Transport } from 'viem'

/** A WebSocket among other endpoints; its code is loaded by the first request. */
export function openSocket(url: string): Transport {
  return (options) =>
    createTransport({
      key: 'webSocket',
      name: new URL(url).host,
      type: 'webSocket',
      retryCount: 0,
      async request(args) {
        const { connectSocket } = await import('./connect-socket')
        return connectSocket(url)(options).request(args as never, { retryCount: 0 }) as never
      },
    })
}
