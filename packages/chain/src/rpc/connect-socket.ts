import { type WebSocketTransport, webSocket } from 'viem'
import { httpTimeout } from './constants.ts'
import { WebSocketMissingError } from './rpc-request.ts'

/**
 * Creates a WebSocket transport to a network, for requests and subscriptions. The first of them opens it; it sends
 * nothing by itself.
 *
 * @throws WebSocketMissingError when the network has none.
 */
export function connectSocket(url: string | undefined): WebSocketTransport {
  if (!url) throw new WebSocketMissingError()
  return webSocket(url, { timeout: httpTimeout, keepAlive: false, reconnect: false })
}
