/// <reference types="vite/client" />

type ImportMetaEnv = {
  readonly VITE_CHAINS?: string
  readonly VITE_LOCAL_RPC_URL?: string
  readonly VITE_WALLETCONNECT_PROJECT_ID?: string
}
