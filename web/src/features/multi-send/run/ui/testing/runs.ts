// Provides small runs, records and lines for tests of the run's pages.

import { type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'

const addresses = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}` as const)
export const recipients = addresses.map((address, index) => ({ address, amount: 10n ** 18n, lines: [index + 1] }))
export const record = (number: number, change: Partial<BatchRecord> = {}): BatchRecord => ({
  ...newRecord({ number }),
  ...change,
})
export const paid = record(1, { state: 'reconciled', isHandedOver: true, minedHash: `0x${'ab'.repeat(32)}` })
export const skipped = { index: 0, recipient: addresses[2] as `0x${string}`, amount: 10n ** 18n }

export const lines = recipients.map(({ address, amount }, recipient) => ({
  number: recipient + 1,
  text: `${address},1`,
  state: 'accepted' as const,
  address,
  amount,
  memo: '',
  recipient,
  warnings: [],
}))

/** The account and the contract of these runs. */
export const sender = `0x${'5e'.repeat(20)}` as const
export const multiSender = `0x${'3e'.repeat(20)}` as const

export function runWith(records: BatchRecord[], route = 'native'): StoredRun {
  const plan = {
    chainId: 97,
    route,
    asset: { kind: 'native' },
    sender,
    multiSender,
    gasModel: { base: 45_000n, perRecipient: 10_000n, method: 'estimate', measuredSizes: [1, 2] },
    jobs: [1n],
    total: 3n * 10n ** 18n,
    recipientCount: 3,
    batches: [
      { id: 256n, number: 1, first: 0, count: 2, to: multiSender, data: '0x01', total: 2n * 10n ** 18n, gas: 65_000n },
      { id: 257n, number: 2, first: 2, count: 1, to: multiSender, data: '0x02', total: 10n ** 18n, gas: 55_000n },
    ],
  }
  const summary = { id: '0x11', symbol: 'tBNB', decimals: 18, isFinished: false, isPersistent: true, chainId: 97 }
  return { summary, plan, records } as unknown as StoredRun
}
