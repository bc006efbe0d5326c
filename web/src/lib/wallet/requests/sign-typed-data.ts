import type { Hex, TypedData } from 'viem'
import type { Config } from 'wagmi'
import { signTypedData as ask, type SignTypedDataParameters } from 'wagmi/actions'
import { askWallet } from './ask-wallet.ts'

/**
 * Has the connected account sign typed data (EIP-712, `eth_signTypedData_v4`).
 *
 * @throws As {@link askWallet}.
 */
export function signTypedData<
  const Types extends TypedData | Record<string, unknown>,
  Primary extends keyof Types | 'EIP712Domain',
>(config: Config, parameters: SignTypedDataParameters<Types, Primary>): Promise<Hex> {
  return askWallet(() => ask(config, parameters))
}
