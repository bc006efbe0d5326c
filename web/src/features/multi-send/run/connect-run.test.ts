import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { createClient, custom } from 'viem'
import { expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { openRunChain, startRun } from './connect-run.ts'

const sender = '0x00000000000000000000000000000000000a11ce' as const

/** A single payment that a wallet may have sent: no hash of it came back, and its nonce is used. */
async function lostPayment(): Promise<StoredRun> {
  const plan = planBatches({
    chainId: 31337,
    sender,
    multiSender: '0x1111111111111111111111111111111111111111',
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'plainNative',
    runNonce: `0x${'ab'.repeat(32)}`,
    recipients: [{ address: sender, amount: 1n, lines: [1] }],
    limits: { gas: 100_000n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })
  const chain = { getBlockNumber: async () => 1n }
  const run = await startRun({ create: async () => {}, chain, plan, symbol: 'ETH', decimals: 18 })
  const records = run.records.map((record) => ({
    ...record,
    state: 'signing' as const,
    isHandedOver: true,
    nonce: 0,
    firstNonce: 0,
  }))
  return { ...run, records }
}

test('a lost payment is told from the others that this device has sent', async () => {
  const list = vi.spyOn(activityStore, 'list').mockRejectedValue(new Error('the activity was read'))
  const answers: Record<string, string> = { eth_blockNumber: '0x1', eth_getTransactionCount: '0x1' }
  const request = async ({ method }: { method: string }) => answers[method] ?? Promise.reject(new Error(method))
  const client = createClient({ transport: custom({ request }) })
  const config = { getClient: () => client } as unknown as Config

  await expect(openRunChain(config, 31337).readFacts(await lostPayment())).rejects.toThrow('the activity was read')
  list.mockRestore()
})
