// Reads where the wallet directory is and how long its answers are cached.
import { env } from '@/lib/env.ts'

export type DirectoryConfig = {
  /** Where the lists are, without the path. */
  base: string
  /** Where the pictures are, without the path. */
  images: string
  projectId: string
  /** Ids of the wallets to recommend, in this order; empty: the directory's own choice. */
  recommendedIds?: readonly string[]
}

/** The directory of wallets; undefined where nobody set a project id, without which it answers nobody. */
export const directoryConfig: DirectoryConfig | undefined = env.VITE_WALLETCONNECT_PROJECT_ID
  ? {
      base: env.VITE_WALLET_DIRECTORY_URL,
      images: env.VITE_WALLET_IMAGES_URL ?? env.VITE_WALLET_DIRECTORY_URL,
      projectId: env.VITE_WALLETCONNECT_PROJECT_ID,
      recommendedIds: env.VITE_WALLET_RECOMMENDED_IDS,
    }
  : undefined

/** Address of a picture that the directory keeps: of a wallet, or of an asset such as a network's coin. */
export function imageAddress(
  kind: 'getWalletImage' | 'getAssetImage',
  id: string,
  { images, projectId }: DirectoryConfig,
): string {
  const address = new URL(`/w3m/v1/${kind}/${encodeURIComponent(id)}`, images)
  address.searchParams.set('projectId', projectId)
  return address.href
}

/** How the directory's answers are kept, beyond what all plain GETs have in common. */
export const directoryQuery = {
  /** A list that was read is not read again with each opening of the dialog. ms. */
  staleTime: 300_000,
  // Else it would wait without an end, and without a word, where the browser takes itself for offline.
  networkMode: 'always',
} as const
