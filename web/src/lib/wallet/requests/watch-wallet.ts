import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import { toUserError, type UserError } from '../../errors/to-user-error'
import { readAccounts } from '../session/read-accounts'
import { isChainId } from '../wallet-state'

/** What a wallet tells by itself (EIP-1193), read and typed. */
export type WalletEvents = {
  /** Empty where the user took the page's permission back. */
  accountsChanged(accounts: readonly Address[]): void
  chainChanged(chainId: number): void
  /** The wallet reached a network. */
  connect(chainId: number): void
  /** The wallet lost every network; not the end of the session. */
  disconnect(error: UserError): void
  message(message: { type: string; data: unknown }): void
}

type Provider = Record<'on' | 'removeListener', (event: string, listener: (value: never) => void) => unknown>

/**
 * Listens to a wallet. What makes no sense, such as a network without a number, is not passed on.
 *
 * @returns What ends it.
 */
export function watchWallet(connector: Connector, events: Partial<WalletEvents>): () => void {
  const listeners = Object.entries(readers(events))
  let provider: Provider | undefined
  let left = false
  const listen = async () => {
    const found = (await connector.getProvider()) as Provider | undefined
    if (left || !found?.on) return
    provider = found
    for (const [event, listener] of listeners) provider.on(event, listener)
  }
  listen().catch(() => {}) // a wallet that is gone tells nothing
  return () => {
    left = true
    for (const [event, listener] of listeners) provider?.removeListener(event, listener)
  }
}

function readers(events: Partial<WalletEvents>): Record<keyof WalletEvents, (value: unknown) => void> {
  return {
    accountsChanged(value) {
      if (Array.isArray(value)) events.accountsChanged?.(readAccounts(value))
    },
    chainChanged: (value) => tellChain(value, events.chainChanged),
    connect: (value) => tellChain(Object(value).chainId, events.connect),
    disconnect: (value) => events.disconnect?.(toUserError(value)),
    message(value) {
      const { type, data } = Object(value)
      if (typeof type === 'string') events.message?.({ type, data })
    },
  }
}

/** Hex by the standard; some wallets give a number. */
function tellChain(value: unknown, tell: ((chainId: number) => void) | undefined): void {
  const chainId = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  if (isChainId(chainId)) tell?.(chainId)
}
