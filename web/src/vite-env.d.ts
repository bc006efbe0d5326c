// Types the build's settings, see lib/env.ts.

/// <reference types="vite/client" />

type ImportMetaEnv = {
  readonly VITE_CHAINS?: string
  readonly VITE_LOCAL_RPC_URL?: string
  readonly VITE_RPC_URLS?: string
  readonly VITE_INDEXER_URL?: string
  readonly VITE_WALLETCONNECT_RPC_URL?: string
  readonly VITE_WALLETCONNECT_PROJECT_ID?: string
  readonly VITE_WALLETCONNECT_RELAY_URL?: string
  readonly VITE_WALLET_DIRECTORY_URL?: string
  readonly VITE_WALLET_IMAGES_URL?: string
  readonly VITE_WALLET_RECOMMENDED_IDS?: string
  readonly VITE_IDENTITY_URL?: string
  readonly VITE_SUPPORT_URL?: string
  readonly VITE_WALLET_NETWORK_VIEW?: string
  readonly VITE_WALLET_MODAL?: string
  readonly VITE_COMING_SOON_DATE?: string
  readonly VITE_FRAME_ANCESTORS?: string
}
