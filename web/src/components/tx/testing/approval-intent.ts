// Creates an approval intent for tests of the transaction panel.
import { foundry } from 'viem/chains'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'

let count = 0

/** An act of its own that would work; nothing is sent where the test says no `write`. */
export function approvalIntent(fields: Partial<TransactionIntent> = {}): TransactionIntent {
  count += 1
  return {
    key: `approve:${count}`,
    kind: 'approve',
    chainId: foundry.id,
    account: accountA,
    to: accountB,
    summary: 'Allow 1000 HRB',
    amounts: [],
    value: 0n,
    data: '0x01',
    simulate: async () => ({ gas: 46_000n }),
    write: () => Promise.reject(new Error('The request timed out')),
    ...fields,
  }
}
