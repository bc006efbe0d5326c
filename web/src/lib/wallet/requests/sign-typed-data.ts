// Requests signatures of typed data (EIP-712) and of messages from the connected account.
import type { Hex, SignableMessage, TypedData } from 'viem'
import type { Config } from 'wagmi'
import {
  type SignTypedDataParameters,
  signMessage as signMessageByWagmi,
  signTypedData as signTypedDataByWagmi,
} from 'wagmi/actions'
import { requestWallet } from './request-wallet.ts'

/**
 * Requests the connected account's signature of typed data (EIP-712, `eth_signTypedData_v4`).
 *
 * @throws As {@link requestWallet}.
 */
export function signTypedData<
  const Types extends TypedData | Record<string, unknown>,
  Primary extends keyof Types | 'EIP712Domain',
>(config: Config, parameters: SignTypedDataParameters<Types, Primary>): Promise<Hex> {
  return requestWallet(() => signTypedDataByWagmi(config, parameters))
}

/**
 * Whether the connected wallet may support signatures of typed data. A paired wallet has listed its methods; any other
 * counts as supporting them until it refuses.
 */
export async function canSignTypedData(config: Config): Promise<boolean> {
  const connector = config.state.connections.get(config.state.current ?? '')?.connector
  if (!connector) return false
  const provider = Object(await connector.getProvider()) as {
    session?: { namespaces?: Record<string, { methods?: readonly string[] }> }
  }
  const namespaces = Object.values(provider.session?.namespaces ?? {})
  return namespaces.length === 0 || namespaces.some(({ methods }) => methods?.includes('eth_signTypedData_v4'))
}

/**
 * Requests the connected account's signature of a text or bytes (`personal_sign`).
 *
 * @throws As {@link requestWallet}.
 */
export function signMessage(config: Config, { message }: { message: SignableMessage }): Promise<Hex> {
  return requestWallet(() => signMessageByWagmi(config, { message }))
}
