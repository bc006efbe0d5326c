import type { Hex, SignableMessage } from 'viem'
import type { Config } from 'wagmi'
import { signMessage as ask } from 'wagmi/actions'
import { askWallet } from './ask-wallet.ts'

/**
 * Has the connected account sign a text or bytes (`personal_sign`).
 *
 * @throws As {@link askWallet}.
 */
export function signMessage(config: Config, { message }: { message: SignableMessage }): Promise<Hex> {
  return askWallet(() => ask(config, { message }))
}
