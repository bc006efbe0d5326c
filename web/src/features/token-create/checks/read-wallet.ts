import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import { getBytecode } from 'wagmi/actions'
import { readRouter } from './read-router.ts'

export type WalletFacts = { ok: true; isContract: boolean }
export type WalletRefusal = { ok: false; problem: 'walletIsCoin' }

/** What the code of an account begins with that has delegated itself (EIP-7702): a person, as no contract's can (EIP-3541). */
const delegated = '0xef0100'

/**
 * Whether somebody can be expected behind an address that will be paid. The wrapped coin of the router is refused as the factory
 * refuses it; other contracts may well be wallets.
 *
 * @throws what the network did instead of answering.
 */
export async function readWallet(
  config: Config,
  { chainId, wallet, router }: { chainId: number; wallet: Address; router: Address | undefined },
): Promise<WalletFacts | WalletRefusal> {
  const [code, market] = await Promise.all([
    getBytecode(config, { chainId, address: wallet }),
    router && readRouter(config, { chainId, router }),
  ])
  if (market?.ok && isAddressEqual(wallet, market.wrappedCoin)) return { ok: false, problem: 'walletIsCoin' }
  return { ok: true, isContract: code !== undefined && !code.startsWith(delegated) }
}
