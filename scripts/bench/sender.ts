import { testMnemonic } from '@scripts/local-chain/accounts.ts'
import { mnemonicToAccount } from 'viem/accounts'

/** The account that sends everything. anvil signs its transactions; permits and authorizations are signed here. */
export const sender = mnemonicToAccount(testMnemonic)
