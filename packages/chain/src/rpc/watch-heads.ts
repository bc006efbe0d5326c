// Listens for new blocks over a network's WebSocket.

import { type Client, createClient } from 'viem'
import { watchBlockNumber } from 'viem/actions'

/** Reports the number of each new block until it is stopped. Without a socket it reports nothing. */
export type WatchHeads = (onHead: (block: bigint) => void) => () => void

/**
 * Listens for new blocks over the network's WebSocket (`eth_subscribe`), if it has one. The caller must also poll:
 * after its first failure a socket is dropped silently.
 *
 * @param client Client of one of our networks; `transport.socketUrl` names the socket.
 */
export function createHeadWatcher({ chain, transport }: Client): WatchHeads {
  const url: string | undefined = transport.socketUrl
  let isOff = !url
  const turnOff = () => {
    isOff = true
  }
  return (onHead) => {
    let stop: (() => void) | undefined
    let isStopped = false
    const listen = async () => {
      const { connectSocket } = await import('./connect-socket.ts')
      if (isStopped) return
      const socket = createClient({ chain, transport: connectSocket(url) })
      stop = watchBlockNumber(socket, { onBlockNumber: onHead, onError: turnOff })
    }
    if (!isOff) listen().catch(turnOff)
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
