// Starts a run whose batches go as bundles to a scripted wallet.

import type { Asset } from '@saleyard/send/plan/types.ts'
import { createBundleWallet } from '@saleyard/testkit/wallet/bundle-wallet.ts'
import type { Hash } from 'viem'
import { expect } from 'vitest'
import { chooseSender } from '@/features/multi-send/run/connect-run.ts'
import type { WalletChain } from '@/testing/connected-chain.ts'
import { expectPaidOnce as expectPaid, startRunFixture } from './start-run-fixture.ts'

/** `isContract`: as the plan of an account whose owners sign. */
type BundleFixtureOptions = { text: string; asset?: Asset; isContract?: boolean }

/** Starts a run without any approval, whose batches go as bundles to a wallet that supports them. */
export async function startBundleFixture(chain: WalletChain, options: BundleFixtureOptions) {
  const wallet = await createBundleWallet(chain)
  const token = options.asset?.kind === 'erc20' ? options.asset.token : chain.addresses.demoToken
  const testChain = {
    rpcUrl: chain.rpcUrl,
    client: chain.client,
    multiSender: chain.addresses.multiSender,
    token,
    stop: chain.stop,
  }
  const fixture = await startRunFixture(testChain, { ...options, approve: false })
  const alone: number[] = []
  const sendAlone = (batch: (typeof fixture.run.plan.batches)[number]): Promise<Hash> => {
    alone.push(batch.number)
    return fixture.options.sendBatch(batch)
  }
  const { isContract = false } = options
  const run = { ...fixture.run, plan: { ...fixture.run.plan, approval: 'calls' as const, isContract } }
  const runOptions = { ...fixture.options, ...(await chooseSender({ config: chain.config, run, sendAlone })) }
  const loadRecord = async (number: number) => (await fixture.store.load(fixture.run.summary.id))?.records[number - 1]
  const expectPaidOnce = () => expectPaid(testChain, fixture)
  const expectNonePaid = () => expect(expectPaidOnce()).rejects.toThrow()
  return { ...fixture, wallet, token, alone, options: runOptions, loadRecord, expectPaidOnce, expectNonePaid }
}
