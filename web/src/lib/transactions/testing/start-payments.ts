import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Hash, parseGwei } from 'viem'
import { foundry } from 'viem/chains'
import { type RunTransactionOptions, runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { TransactionProgress } from '@/lib/transactions/transaction-progress.ts'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { startTestChain } from '@/testing/test-networks.ts'

const [alice, bob, carol] = testAccounts.map(({ address }) => address) as [Hash, Hash, Hash]

/** Starts payments of one wei from alice to bob, on a chain of their own that mines only on request. */
export async function startPayments() {
  const chain = await startTestChain({ mining: false })
  await connectFirstWallet(chain.config)
  let count = 0
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
    /** Sends an unrelated transaction, to carol. */
    sendUnrelated: (fields?: { nonce?: number; gwei?: string }) => send(carol, fields),
    mine: (blocks = 1) => chain.client.mine({ blocks }),
    intent: (fields: Partial<TransactionIntent> = {}): TransactionIntent => ({
      key: `sendPlain:${++count}`,
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
      const reported: TransactionProgress[] = []
      const onChange = (progress: TransactionProgress) => void reported.push(progress)
      const result = await runTransaction(intent, { config: chain.config, confirmations: 1, onChange, ...options })
      return { result, states: reported.map(({ state }) => state) }
    },
  }
}
