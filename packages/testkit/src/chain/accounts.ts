// Lists the ten funded accounts of anvil's public mnemonic.

import type { Address } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** anvil's public mnemonic. Never use its accounts on a public chain: whatever is sent there is taken at once. */
export const testMnemonic = 'test test test test test test test test test test test junk'

/** The ten accounts that anvil funds and signs for. */
export const accounts: Address[] = Array.from(
  { length: 10 },
  (_, addressIndex) => mnemonicToAccount(testMnemonic, { addressIndex }).address,
)
