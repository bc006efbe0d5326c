// Reads where the wallet directory is and how long its answers stay fresh.
import { env } from '@/lib/env.ts'

export type DirectoryConfig = {
  /** Base URL of the lists, without the path. */
  base: string
  /** Base URL of the pictures, without the path. */
  images: string
  projectId: string
  /** Ids of the wallets to recommend, in this order; empty: the directory's own choice. */
  recommendedIds?: readonly string[]
}

/** Settings of the wallet directory; undefined without a project id, because the directory requires one. */
export const directoryConfig: DirectoryConfig | undefined = env.VITE_WALLETCONNECT_PROJECT_ID
  ? {
      base: env.VITE_WALLET_DIRECTORY_URL,
      images: env.VITE_WALLET_IMAGES_URL ?? env.VITE_WALLET_DIRECTORY_URL,
      projectId: env.VITE_WALLETCONNECT_PROJECT_ID,
      recommendedIds: env.VITE_WALLET_RECOMMENDED_IDS,
    }
  : undefined

/** Returns the URL of a picture in the directory: of a wallet, or of an asset such as a network's coin. */
export function imageAddress(
  kind: 'getWalletImage' | 'getAssetImage',
  id: string,
  { images, projectId }: DirectoryConfig,
): string {
  const address = new URL(`/w3m/v1/${kind}/${encodeURIComponent(id)}`, images)
  address.searchParams.set('projectId', projectId)
  return address.href
}

/** Query options of the directory's answers, beyond those of all plain GETs. */
export const directoryQuery = {
  /** Opening the dialog again does not reload a list within this time, ms. */
  staleTime: 300_000,
  // Otherwise a query would wait silently and endlessly while the browser considers itself offline.
  networkMode: 'always',
} as const
