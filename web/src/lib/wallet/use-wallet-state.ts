import { useConfig, useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { getConnectErrorStore, toWalletChain, toWalletStatus, type WalletState } from './wallet-state.ts'

/** Returns the current connection, and rerenders on each change. */
export function useWalletState(): WalletState {
  const config = useConfig()
  const { status, address, chainId, connector } = useConnection()
  const error = useStore(getConnectErrorStore(config), (state) => state.error)
  return {
    status: toWalletStatus({ status, address, chainId }),
    account: address,
    chain: toWalletChain(config, chainId),
    connector,
    error,
  }
}
