import type { ReceiptProof } from '@saleyard/send/receipt/prove-receipt.ts'
import type { RunProof } from '@saleyard/send/receipt/prove-run.ts'
import {
  encodeReceiptLink,
  type PaymentLink,
  type ReceiptLink,
  type RunLink,
} from '@saleyard/send/receipt/receipt-link.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, numberToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configuredChains } from '@/lib/networks/chains.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import words from '@/locales/parts/receipt/en.json'
import { byTextContent, renderApp } from '@/testing/render-app.tsx'
import { ReceiptPage } from './page.tsx'
import { receiptStore } from './receipt-store.ts'

const [chain] = configuredChains
const addressOf = (number: number): Address => numberToHex(number, { size: 20 })
const hash = numberToHex(5, { size: 32 })
const claim = {
  chainId: chain.id,
  sender: addressOf(0xa1),
  token: addressOf(0xb2),
  symbol: 'USDT',
  decimals: 6,
} as const
const payment: PaymentLink = {
  kind: 'payment',
  ...claim,
  hash,
  recipient: addressOf(0xc3),
  amount: 1_250_000_000n,
  batch: { id: (9n << 8n) | 2n, number: 3, index: 16 },
  line: 17,
  lines: 43_575,
  memo: 'Salary November',
}
const run: RunLink = {
  kind: 'run',
  ...claim,
  count: 5,
  total: 9_000_000n,
  planned: 3,
  batches: [1, 2].map((number) => ({ number, id: (9n << 8n) | BigInt(number - 1), hash })),
}
const place = { blockNumber: 41_202_118n, timestamp: 1_795_382_040n, depth: 20n, confirmations: 15 }
const base = { place, token: { symbol: 'USDT', decimals: 6 } }
const proven: ReceiptProof = { state: 'proven', ...base, count: 590, isCounted: false, memo: 'signed' }

beforeEach(async () => {
  for (const { text } of await receiptStore.list()) await receiptStore.remove(text)
})
afterEach(() => vi.unstubAllGlobals())

const show = (hash_: string) => renderApp(<ReceiptPage hash={hash_} />)
const open = (link: ReceiptLink) => show(`#${encodeReceiptLink(link)}`)
/** What was kept is shown as it was proven. */
async function openKept(link: ReceiptLink, proof: ReceiptProof | RunProof) {
  await receiptStore.keep({ text: encodeReceiptLink(link), checkedAt: Date.UTC(2026, 10, 23, 8), proof })
  const page = open(link)
  await screen.findByText(byTextContent('Checked on November 23, 2026'))
  return page
}
const badge = () => screen.getAllByRole('status')[0] as HTMLElement
/** Without the thin spaces between digits. */
const clean = (element: Element) => element.textContent
const heading = () => clean(screen.getByRole('heading', { level: 1 }))
const has = (sentence: string) => expect(clean(screen.getByRole('main'))).toContain(sentence)
const isGreen = () => badge().className.includes('success')

test('a receipt that is not checked says what the link says, and names whom a click contacts', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  open(payment)
  await screen.findByText(words.states.unchecked)
  expect(heading()).toBe('This link says: you were paid 1,250 USDT')
  const hosts = chain.endpoints.map((url) => new URL(url).host)
  screen.getByRole('button', { name: `Check on ${hosts[0]}` })
  has('17 in batch 3')
  has('17 of 43,575')
  expect(screen.getAllByText(words.memo.unsigned)).toHaveLength(2)
  expect(isGreen()).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

test('an address that this device knows is named beside it, for payer and recipient, in both kinds of receipt', async () => {
  rememberTokens([
    { chainId: chain.id, token: payment.recipient, symbol: 'TIDE' },
    { chainId: chain.id, token: claim.sender, symbol: 'REEF' },
  ])
  const { unmount } = open(payment)
  expect((await screen.findByText('TIDE token')).closest('dd')?.textContent).toContain(payment.recipient)
  screen.getByText('REEF token')
  unmount()
  open(run)
  expect((await screen.findByText('REEF token')).closest('dd')?.textContent).toContain(claim.sender)
  knownTokens.setState({ tokens: [] })
})

test('a proven receipt shows amount, date, record, memo and block as the chain has them', async () => {
  await openKept(payment, proven)
  expect(heading()).toBe('You were paid 1,250 USDT')
  has(`on November 22, 2026 at 9:14 PM UTC, on ${chain.title}`)
  expect(clean(badge())).toBe('Proven on-chain, block 41202118')
  expect(isGreen()).toBe(true)
  expect(screen.getAllByText(words.memo.signed)).toHaveLength(2)
  has('Records in the batch: 590')
  await userEvent.click(screen.getByRole('button', { name: words.kept.remove }))
  await screen.findByRole('button', { name: words.kept.keep })
  expect(await receiptStore.list()).toEqual([])
})

describe.each<[string, ReceiptProof, string]>([
  [
    'in a block that is not final',
    { ...proven, state: 'mined', place: { ...place, depth: 3n } },
    '3 of 15 confirmations',
  ],
  ['that was skipped', { state: 'skipped', ...base }, words.skippedWhy],
  ['that the node does not have', { state: 'notFound' }, words.notFound],
  ['inside a call that is not shown', { state: 'unproven', ...base, doubt: 'callUnseen' }, words.doubts.callUnseen],
  ['of an unknown record', { state: 'unproven', ...base, doubt: 'recordUnseen' }, words.doubts.recordUnseen],
  ['to another', differs({ code: 'otherRecipient', recipient: addressOf(0xd4) }), 'It was paid to 0x00000000'],
  ['of another amount', differs({ code: 'otherAmount', amount: 5n }), 'The amount on-chain is 0.000005 USDT.'],
  ['by another', differs({ code: 'otherSender', sender: addressOf(1) }), 'It was sent by 0x0000'],
  ['of a foreign contract', differs({ code: 'foreignContract', contract: addressOf(1) }), "That isn't our contract"],
  ['of unknown code', differs({ code: 'codeUnknown', contract: addressOf(1) }), "isn't our contract."],
  ['of another token', differs({ code: 'otherAsset', token: addressOf(1) }), 'another token: 0x0000'],
  ['of coin', differs({ code: 'otherAsset', token: undefined }), words.problems.otherCoin],
  ['without a record', differs({ code: 'noRecord', count: 1_200 }), 'fewer records: 1,200'],
  ['of other decimals', differs({ code: 'otherDecimals', decimals: 18 }), 'has 18 decimals'],
  ['of another network', differs({ code: 'otherChain', chainId: 5 }), 'network 5.'],
  ...(['reverted', 'noEvent', 'noToken', 'noTransfer', 'isBatch'] as const).map(
    (code): [string, ReceiptProof, string] => [code, differs({ code }), words.problems[code]],
  ),
])('a receipt %s', (_, proof, sentence) => {
  test('says so, and is not green', async () => {
    await openKept(payment, proof)
    has(sentence)
    expect(isGreen()).toBe(false)
    expect(heading()).toMatch(proof.state === 'mined' ? /^You were paid/ : /^(This link says|You weren't paid)/)
  })
})

function differs(problem: Extract<ReceiptProof, { state: 'differs' }>['problem']): ReceiptProof {
  return { state: 'differs', place, problem }
}

test('what arrived, a counted record and a forged memo are named', async () => {
  await openKept(payment, { ...proven, arrived: 1_225_000_000n, isCounted: true, memo: 'forged' } as ReceiptProof)
  has('1,225 USDT arrived: this token takes a fee on transfers.')
  has(words.counted)
  has(words.memo.forgedWhy)
  expect(screen.getAllByText(words.memo.forged)).toHaveLength(2)
})

describe('the receipt of a run', () => {
  const batches = [1, 2].map((number) => ({
    ...{ number, hash, state: 'proven' as const, place },
    ...{ count: 3, total: 5_000_000n, skipped: number - 1, unpaid: BigInt(number - 1) * 1_000_000n },
  }))
  const paid = { count: 5, total: 9_000_000n }
  const proof: RunProof = {
    state: 'proven',
    batches,
    paid,
    skipped: { count: 1, total: 1_000_000n },
    token: base.token,
  }

  test('shows sums, skipped ones and each batch with its transaction', async () => {
    await openKept(run, proof)
    expect(heading()).toBe('5 recipients were paid 9 USDT')
    has('1, 1 USDT stayed with the payer')
    has('2 of 3')
    const items = within(screen.getByRole('region', { name: words.run.batches })).getAllByRole('listitem')
    expect(items.map(clean)).toEqual([
      expect.stringContaining('Batch 1 · 3 paid, 5 USDT · Proven on-chain, block 41202118'),
      expect.stringContaining('Batch 2 · 2 paid, 4 USDT · 1 skipped'),
    ])
    expect(isGreen()).toBe(true)
  })

  test.each<[RunProof, string]>([
    [
      { ...proof, state: 'differs', problem: { code: 'otherSums', count: 6, total: 7n } },
      'records is 6 and the total is 0.000007 USDT',
    ],
    [{ ...proof, state: 'mined' }, words.run.minedWhy],
    [{ ...proof, state: 'unproven', batches: [{ number: 1, hash, state: 'unseen', place }] }, words.run.unseen],
    [{ ...proof, state: 'notFound', batches: [{ number: 1, hash, state: 'notFound' }] }, words.run.notFoundWhy],
    [
      {
        ...proof,
        state: 'differs',
        batches: [{ number: 1, hash, state: 'differs', place, problem: { code: 'noEvent' } }],
      },
      words.problems.noEvent,
    ],
  ])('that is not proven says why, and is not green', async (each, sentence) => {
    await openKept(run, each)
    has(sentence)
    expect(isGreen()).toBe(false)
  })
})

test.each([
  [`#${encodeReceiptLink(payment).slice(0, -9)}`, 'incomplete or damaged'],
  [`#${encodeReceiptLink(payment).replace(/v=1$/, 'v=2')}`, words.link.newer],
  [`#${encodeReceiptLink({ ...payment, chainId: 250 })}`, "network isn't supported here: Fantom."],
  [`#${encodeReceiptLink({ ...payment, chainId: 123_456 })}`, "network isn't supported here: 123456."],
  ['', words.kept.none],
])('a link that cannot be used says why', async (text, sentence) => {
  show(text)
  await screen.findByText(byTextContent(sentence))
})

test('the page without a link lists what this device keeps, the newest first', async () => {
  await receiptStore.keep({ text: encodeReceiptLink(payment), checkedAt: 1, proof: proven })
  await receiptStore.keep({ text: encodeReceiptLink(run), checkedAt: 2, proof: { state: 'notFound' } })
  show('')
  const links = await screen.findAllByRole('link', { name: /USDT/ })
  expect(links.map(clean)).toEqual(['5 payments, 9 USDT', '1,250 USDT received'])
  expect(links[1]?.getAttribute('href')).toBe(`/receipt#${encodeReceiptLink(payment)}`)
})
