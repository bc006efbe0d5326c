import 'fake-indexeddb/auto'
import { decodeReceiptLink } from '@saleyard/send/receipt/receipt-link.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { lines, paid, recipients, runWith, skipped } from '@/features/multi-send/run/ui/testing/runs.ts'
import en from '@/locales/en.json'
import safe from '@/locales/parts/safe/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { byTextContent, createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { RunReceipts } from './run-receipts.tsx'

const words = en.multiSend.receipts
const payer = account(0)
let stores = 0
beforeEach(() => localStorage.clear())

/** @param signer Signs what the wallet of the payer is asked to sign. */
async function show({ signer = payer, hasList = true, isSafe = false } = {}) {
  const plain = runWith([paid, { ...paid, number: 2, skipped: [skipped] }])
  const batches = plain.plan.batches.map((batch) => ({ ...batch, total: 10n ** 18n * BigInt(batch.count) }))
  const run: StoredRun = { ...plain, plan: { ...plain.plan, batches, chainId: 31337, sender: payer.address, isSafe } }
  const store = createRunStore(`receipts-${++stores}`)
  const withMemos = lines.map((line) => ({ ...line, memo: `Salary ${line.number}` }))
  if (hasList) await store.create(run, { lines: withMemos, recipients })
  const service = createListService(store)
  const config = createTestConfig((method, params) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [payer.address]
    if (method === 'eth_signTypedData_v4') return signer.signTypedData(JSON.parse(params[1] as string))
    return '0x'
  })
  await connectFirstWallet(config)
  renderApp(
    <ListServiceContext value={() => service}>
      <RunReceipts run={run} />
    </ListServiceContext>,
    config,
  )
  await screen.findByRole('region', { name: words.title })
  return userEvent.setup()
}

const linksOf = async () =>
  (await screen.findAllByRole('link', { name: words.open })).map((link) => {
    const decoded = decodeReceiptLink(new URL(link.getAttribute('href') ?? '').hash)
    return 'link' in decoded ? decoded.link : decoded.problem
  })

test('each paid recipient has a receipt, the skipped one has none, and a line or an address finds one', async () => {
  const user = await show()
  expect(await linksOf()).toMatchObject([
    { kind: 'payment', line: 1, memo: 'Salary 1', batch: { number: 1, index: 0 } },
    { kind: 'payment', line: 2, memo: 'Salary 2', batch: { number: 1, index: 1 } },
  ])
  screen.getByText(words.none)
  await user.type(screen.getByRole('textbox', { name: words.find }), recipients[1]?.address ?? '')
  await screen.findByText(byTextContent('Line 2'))
  expect(await linksOf()).toMatchObject([{ line: 2 }])
})

test('one signature goes into every link, and is there after a reload', async () => {
  const user = await show()
  await screen.findByText(/^One signature confirms the memos of 2 recipients/)
  await user.click(screen.getByRole('button', { name: words.sign }))
  await screen.findByText(words.signed)
  const [first, second] = await linksOf()
  expect(first).toMatchObject({ signed: { proof: [expect.stringMatching(/^0x/)] } })
  expect(second).toMatchObject({ signed: { signature: (first as { signed: { signature: string } }).signed.signature } })
  expect(JSON.parse(localStorage.getItem('receipt-memos-0x11') ?? '')).toHaveProperty('signature')
})

test('a signature of another account is refused, and kept nowhere', async () => {
  const user = await show({ signer: account(1) })
  await user.click(await screen.findByRole('button', { name: words.sign }))
  await screen.findByText(words.byOther)
  expect(localStorage.getItem('receipt-memos-0x11')).toBeNull()
})

test('a list that is gone is named', async () => {
  await show({ hasList: false })
  await screen.findByText(words.failed)
})

test('a Safe is asked for no signature over its memos: it can give none', async () => {
  await show({ isSafe: true })
  expect(await screen.findByText(safe.pay.memos)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.sign })).toBeNull()
})
