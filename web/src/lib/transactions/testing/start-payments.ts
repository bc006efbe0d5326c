// Starts a chain on which one account pays another a wei at a time.
import { type Hash, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { type RunTransactionOptions, runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { startTestChain, testAccounts } from '@/testing/test-networks.ts'

const [alice, bob, carol] = testAccounts.map(({ address }) => address) as [Hash, Hash, Hash]

/** Payments of a wei from alice to bob, on an own chain that makes blocks only when asked. */
export async function startPayments() {
  const chain = await startTestChain({ mining: false })
  await connectFirstWallet(chain.config)
  let acts = 0
  const send = (to: Hash = bob, fields: { nonce?: number; gwei?: string; data?: Hash } = {}) =>
    chain.wallet.sendTransaction({
      to,
      value: 1n,
      gas: 50_000n,
      nonce: fields.nonce,
      data: fields.data,
      maxFeePerGas: parseGwei(fields.gwei ?? '10'),
      maxPriorityFeePerGas: parseGwei(fields.gwei ?? '1'),
    })

  return {
    chain,
    send,
    /** As the wallet of somebody who does something else. */
    sendElse: (fields?: { nonce?: number; gwei?: string }) => send(carol, fields),
    mine: (blocks = 1) => chain.client.mine({ blocks }),
    intent: (fields: Partial<TransactionIntent> = {}): TransactionIntent => ({
      key: `sendPlain:${++acts}`,
      kind: 'sendPlain',
      chainId: foundry.id,
      account: alice,
      to: bob,
      summary: 'Send 1 wei',
      amounts: [],
      value: 1n,
      data: '0x',
      simulate: async () => ({ gas: 21_000n }),
      write: () => send(),
      ...fields,
    }),
    async run(intent: TransactionIntent, options: Partial<RunTransactionOptions> = {}) {
      const seen: TransactionProgress[] = []
      const onChange = (progress: TransactionProgress) => void seen.push(progress)
      const result = await runTransaction(intent, { config: chain.config, confirmations: 1, onChange, ...options })
      return { result, states: seen.map(({ state }) => state) }
    },
  }
}
