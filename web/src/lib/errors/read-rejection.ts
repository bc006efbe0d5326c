import type { Reading } from './to-user-error.ts'

/** EIP-1193; WalletConnect's `USER_REJECTED` and its kinds; EIP-5792's refused upgrade; ethers. */
const codes: readonly unknown[] = [4001, 5000, 5001, 5002, 5003, 5750, 'ACTION_REJECTED']

/** A request that the user declined is never read as anything else, whatever the wallet says beside it. */
export function readRejection(causes: readonly unknown[]): Reading {
  const isDeclined = causes.some((cause) => codes.includes((cause as { code?: unknown }).code))
  return isDeclined ? { code: 'userRejected' } : undefined
}
