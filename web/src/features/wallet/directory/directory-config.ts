import { env } from '../../../lib/env'

export type DirectoryConfig = {
  /** Where the lists are, without the path. */
  base: string
  /** Where the pictures are, without the path. */
  images: string
  projectId: string
}

/** The directory of wallets; undefined where nobody set a project id, without which it answers nobody. */
export const directoryConfig: DirectoryConfig | undefined = env.VITE_WALLETCONNECT_PROJECT_ID
  ? {
      base: env.VITE_WALLET_DIRECTORY_URL,
      images: env.VITE_WALLET_IMAGES_URL ?? env.VITE_WALLET_DIRECTORY_URL,
      projectId: env.VITE_WALLETCONNECT_PROJECT_ID,
    }
  : undefined
