import { parseAmount } from '@/lib/amounts/parse-amount.ts'
import { getChain } from '@/lib/chains.ts'
import { assertDeployable } from '@/lib/deployments/assert-deployable.ts'
import type { DeploymentCheck } from '@/lib/deployments/check-deployments.ts'
import { ChainsMissingError } from '@/lib/errors/chains-missing-error.ts'
import { accountA } from '@/lib/testing/scripted-wallet.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { noteAct } from '@/lib/transactions/note-act.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { Raise } from './raise-context.ts'

const vault = { name: 'BabyVault', address: accountA } as const
const factory = { name: 'BabyTokenFactory', address: accountA } as const
const approval: TransactionIntent = {
  key: 'approve:1',
  kind: 'approve',
  chainId: 31_337,
  account: accountA,
  to: accountA,
  summary: 'Approve',
  amounts: [],
  value: 0n,
  data: '0x',
  simulate: async () => ({ gas: 1n }),
  write: async () => '0x',
}
const deploying = (check: DeploymentCheck) => assertDeployable(check, 'Local chain')

/** By the page itself. */
export const pageRaises = {
  unknown: () => new Error('Something odd'),
  chainUnknown: () => getChain(4_242),
  chainsMissing: () => new ChainsMissingError([]),
  amountMissing: () => parseAmount('', 18),
  amountInvalid: () => parseAmount('ten', 18),
  amountTooManyDecimals: () => parseAmount('1.234', 2),
  amountTooLarge: () => parseAmount('9'.repeat(78), 0),
  // This runtime has no IndexedDB, as a browser that forbids it.
  storageUnavailable: ({ chain }) => noteAct(approval, { config: chain.config, store: activityStore }),
  deployerMissing: () => deploying({ deployer: 'missing', contracts: [] }),
  codeUnexpected: () => deploying({ deployer: 'foreign', contracts: [] }),
  deployedAlready: () => deploying({ deployer: 'expected', contracts: [{ ...factory, state: 'expected' }] }),
  deployNeeds: () =>
    deploying({
      deployer: 'expected',
      contracts: [
        { ...vault, state: 'missing' },
        { ...factory, state: 'missing' },
      ],
    }),
} satisfies Record<string, Raise>
