// Derives the funded accounts of anvil's public mnemonic, and names the address that tokens are burned to.

import type { Address } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** anvil's public mnemonic. Never use its accounts on a public chain: whatever is sent there is taken at once. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** One of anvil's ten funded accounts, with its key; 0 is the user's. */
export function account(index: number): HDAccount {
  return mnemonicToAccount(testMnemonic, { addressIndex: index })
}

/** The ten accounts that anvil funds and signs for. */
export const accounts: Address[] = Array.from({ length: 10 }, (_, index) => account(index).address)

/** The burn address: what a vault buys back ends here. */
export const dead = '0x000000000000000000000000000000000000dEaD'
