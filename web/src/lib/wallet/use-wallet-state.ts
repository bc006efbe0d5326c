import { useConfig, useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { getConnectErrorStore, toWalletChain, toWalletStatus, type WalletState } from './wallet-state.ts'

/** The connection, anew with each change of it. */
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
