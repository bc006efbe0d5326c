import { mnemonicToAccount } from 'viem/accounts'
import { testMnemonic } from '../local-chain/accounts.ts'

/** The account that sends everything. anvil signs its transactions; permits and authorizations are signed here. */
export const sender = mnemonicToAccount(testMnemonic)
