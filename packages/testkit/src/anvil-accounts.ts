// Derives anvil's public accounts, with their keys.

import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** Anvil's public mnemonic: everybody knows these keys, they are worth nothing. */
const mnemonic = 'test test test test test test test test test test test junk'

/** Nobody's: what a vault buys back ends here. */
export const dead = '0x000000000000000000000000000000000000dEaD'

/** One of anvil's ten funded accounts; 0 is the user's. */
export function account(index: number): HDAccount {
  return mnemonicToAccount(mnemonic, { addressIndex: index })
}
