// Reads the page's connection state: status, account, network, and why the last attempt failed.
import type { Address } from 'viem'
import type { Config, Connector } from 'wagmi'
import { type GetConnectionReturnType, getConnection } from 'wagmi/actions'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type WalletStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

export type WalletChain = {
  id: number
  /** True if the network is not one of the configured ones. */
  unsupported: boolean
}

/** Account and network of a wallet when it connected. */
export type ConnectionResult = { account: Address; chain: WalletChain }

/** The connection as the specification defines it (§3, §4), read from wagmi. */
export type WalletState = {
  status: WalletStatus
  account?: Address
  chain?: WalletChain
  connector?: Connector
  /** Why the last attempt to connect failed; cleared by the next attempt. */
  error?: unknown
}

export function readWalletState(config: Config): WalletState {
  const connection = getConnection(config)
  const { address, chainId, connector } = connection
  const error = getConnectErrorStore(config).getState().error
  return {
    status: toWalletStatus(connection),
    account: address,
    chain: toWalletChain(config, chainId),
    connector,
    error,
  }
}

/**
 * Returns the page's status. The connected wallet stays connected while another one is requested, which wagmi calls
 * `connecting` throughout the page.
 */
export function toWalletStatus({
  status,
  address,
  chainId,
}: Pick<GetConnectionReturnType, 'status' | 'address' | 'chainId'>): WalletStatus {
  return address && isChainId(chainId) ? 'connected' : status
}

/** Returns the wallet's network; undefined without a valid chain id. */
export function toWalletChain(config: Config, chainId: number | undefined): WalletChain | undefined {
  if (!isChainId(chainId)) return undefined
  return { id: chainId, unsupported: !config.chains.some(({ id }) => id === chainId) }
}

/** Some wallets return `0x` or nothing, which wagmi reads as NaN or 0. */
export function isChainId(value: number | undefined): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

type ConnectError = { error?: unknown }

const stores = new WeakMap<Config, StoreApi<ConnectError>>()

/** Returns the store of why the last attempt to connect failed; wagmi keeps that only in the hook that tried. */
export function getConnectErrorStore(config: Config): StoreApi<ConnectError> {
  const known = stores.get(config)
  if (known) return known
  const store = createStore<ConnectError>(() => ({}))
  stores.set(config, store)
  return store
}
