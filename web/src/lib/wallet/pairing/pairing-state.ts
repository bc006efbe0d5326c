import type { ConnectionResult } from '@/lib/wallet/wallet-state.ts'

export type PairingState =
  /** Nobody has asked for it: nothing is loaded, no relay is called. */
  | { step: 'idle' }
  /** Loads the provider and asks the relay. */
  | { step: 'preparing' }
  /** No link after {@link linkWait}; still trying, and the user may try anew. */
  | { step: 'slow' }
  /** `uri` is the pairing link for a QR code or a wallet's deep link; `expiresAt` in ms since 1970. */
  | { step: 'ready'; uri: string; expiresAt: number }
  | { step: 'failed'; error: unknown }
  | { step: 'connected'; result: ConnectionResult }

/** Times of a pairing. ms. */
export const pairingTimes = {
  /** After it the view offers to try anew. */
  linkWait: 10_000,
  /** After it the try has failed: the provider would go on without an end. */
  failAfter: 20_000,
  /** A link is good for five minutes; the next one takes its place before. */
  renewAfter: 240_000,
  /** What a link is good for at most. */
  linkLife: 300_000,
} as const
