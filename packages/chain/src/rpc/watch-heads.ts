import { type Client, createClient } from 'viem'
import { watchBlockNumber } from 'viem/actions'

/** Tells the number of each new block until it is stopped. Says nothing where it cannot. */
export type WatchHeads = (onHead: (block: bigint) => void) => () => void

/**
 * Listens for new blocks over the network's WebSocket (`eth_subscribe`), where it has one. Whoever listens polls as well: a
 * socket that fails once is left alone without a word.
 *
 * @param client Of a network of ours; `transport.socketUrl` names the socket.
 */
export function createHeadWatcher({ chain, transport }: Client): WatchHeads {
  const url: string | undefined = transport.socketUrl
  let isOff = !url
  const turnOff = () => {
    isOff = true
  }
  return (onHead) => {
    let stop: (() => void) | undefined
    let isLeft = false
    const listen = async () => {
      const { connectSocket } = await import('./connect-socket.ts')
      if (isLeft) return
      const socket = createClient({ chain, transport: connectSocket(url) })
      stop = watchBlockNumber(socket, { onBlockNumber: onHead, onError: turnOff })
    }
    if (!isOff) listen().catch(turnOff)
    return () => {
      isLeft = true
      stop?.()
    }
  }
}
