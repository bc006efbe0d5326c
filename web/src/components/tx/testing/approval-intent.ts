import { foundry } from 'viem/chains'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'

let count = 0

/**
 * Creates an approval intent with its own key whose simulation succeeds, for tests of the transaction panel; its
 * `write` fails unless the test replaces it.
 */
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
