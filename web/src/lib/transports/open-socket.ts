import { createTransport, TimeoutError, type Transport, withTimeout } from 'viem'
import { httpTimeout } from '@/lib/constants.ts'

/** A WebSocket among other endpoints; its code is loaded by the first request. */
export function openSocket(url: string): Transport {
  return (options) =>
    createTransport({
      key: 'webSocket',
      name: new URL(url).host,
      type: 'webSocket',
      retryCount: 0,
      async request(args) {
        const { connectSocket } = await import('./connect-socket.ts')
        const ask = () => connectSocket(url)(options).request(args as never, { retryCount: 0 })
        // viem's timeout begins when the socket is open, which may never be.
        const errorInstance = new TimeoutError({ body: args, url })
        return withTimeout(ask, { timeout: httpTimeout, errorInstance }) as never
      },
    })
}
