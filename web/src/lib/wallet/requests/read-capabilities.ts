import type { Capabilities } from 'viem'
import type { Config } from 'wagmi'
import { getCapabilities } from 'wagmi/actions'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { askWallet } from './ask-wallet.ts'

/**
 * What the wallet can do on a network beyond single transactions, such as batches (EIP-5792,
 * `wallet_getCapabilities`); `undefined` where it has none there, or does not know the question.
 *
 * @throws As {@link askWallet}.
 */
export async function readCapabilities(
  config: Config,
  { chainId }: { chainId: number },
): Promise<Capabilities | undefined> {
  try {
    const all: Record<number, Capabilities> = await askWallet(() => getCapabilities(config))
    return all[chainId]
  } catch (error) {
    if (isUnknownMethod(error)) return undefined
    throw error
  }
}

/** Some only say it in words; and viem stumbles over an answer that is no object. */
function isUnknownMethod(error: unknown): boolean {
  const { code, details } = toUserError(error)
  if (code === 'methodUnsupported' || error instanceof TypeError) return true
  return code === 'unknown' && /not (supported|implemented)|does not exist|unsupported|unknown method/i.test(details)
}
