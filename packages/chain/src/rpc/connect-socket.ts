import { type WebSocketTransport, webSocket } from 'viem'
import { httpTimeout } from '@/lib/constants.ts'
import { WebSocketMissingError } from './rpc-request.ts'

/**
 * A WebSocket to a network, for requests and subscriptions. It is opened by the first of them, and asks nothing by itself.
 *
 * @throws WebSocketMissingError when the network has none.
 */
export function connectSocket(url: string | undefined): WebSocketTransport {
  if (!url) throw new WebSocketMissingError()
  return webSocket(url, { timeout: httpTimeout, keepAlive: false, reconnect: false })
}
