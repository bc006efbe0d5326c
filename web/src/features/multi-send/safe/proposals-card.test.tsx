import 'fake-indexeddb/auto'
import { planInSafe } from '@saleyard/safe/run/plan-in-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { BatchProposal, BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { countPaid, sumPaid } from '@/features/multi-send/run/ui/run-facts.ts'
import { describeSafePhase } from '@/features/multi-send/run/ui/run-progress.tsx'
import { renderSendStep } from '@/features/multi-send/run/ui/testing/render-send-step.tsx'
import { paid, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { getChain } from '@/lib/networks/chains.ts'
import en from '@/locales/en.json'
import words from '@/locales/parts/safe/en.json'
import { countProposals, nameProposal } from './describe-proposals.ts'
import { fitsSafe } from './fits-safe.ts'
import { SafeReviewNote } from './review-note.tsx'

const pay = words.pay
const hash = (pair: string) => `0x${pair.repeat(32)}` as const
const proposal = (change: Partial<BatchProposal> = {}): BatchProposal => ({
  safeTxHash: hash('c1'),
  nonce: 7n,
  proposedAt: Date.now() - 3 * 86_400_000,
  fromBlock: 1n,
  state: 'waiting',
  ...change,
})
const proposed = (number: number, change: Partial<BatchProposal> = {}, state: BatchRecord['state'] = 'proposed') =>
  record(number, { state, isHandedOver: true, proposal: proposal(change) })
const plan = { isSafe: true }
const card = async () => within(await screen.findByRole('region', { name: pay.card.title }))

// It loads when it is first shown, which may take longer than a test waits for an element.
beforeAll(async () => void (await import('./proposals-card.tsx')))

test('a run of a Safe says how many of its proposals are executed and how many wait, each with hash, nonce and age', async () => {
  renderSendStep([proposed(1, { state: 'executed' }, 'reconciled'), proposed(2)], { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  expect(board.getByRole('status').textContent).toBe('Executed: 1 of 2. Waiting for owners: 1. Not proposed yet: 0.')
  const rows = within(board.getByRole('list', { name: pay.card.title })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain(pay.states.paid)
  expect(rows[1]?.textContent).toContain(`Batch 2${pay.states.waiting}`)
  expect(rows[1]?.textContent).toContain('Nonce 7')
  expect(rows[1]?.textContent).toContain('3 days ago')
  expect(screen.getByRole('button', { name: pay.send.awaitingOwners })).toBeTruthy()
})

test('the main button proposes by number, then the rest, and never says that something is sent', async () => {
  const { driver, user } = renderSendStep([proposed(1), record(2)], undefined, { plan })
  await user.click(await screen.findByRole('button', { name: 'Propose batch 2 of 2' }))
  expect(driver.start).toHaveBeenCalledOnce()
})

test('a rejected proposal says so, and is proposed again only by its button, with the same batch', async () => {
  const records = [proposed(1, { state: 'replaced', isRejected: true }, 'replaced'), proposed(2)]
  const { driver, user } = renderSendStep(records, { phase: 'needsDecision', undecided: [1] }, { plan })
  const board = await card()
  expect(board.getByText(pay.states.rejected)).toBeTruthy()
  expect(screen.getByText(pay.phases.rejected.replace('{{number}}', '1'))).toBeTruthy()
  await user.click(board.getByRole('button', { name: 'Propose batch 1 again' }))
  expect(driver.start).toHaveBeenLastCalledWith({ resend: [1] })
})

test('a hash that is not proven warns, with the call code, and is proposed again only with what the user has seen; nothing is without the Safe', async () => {
  const { nonce: _nonce, ...unproven } = proposal()
  const records = [record(1, { state: 'proposed', isHandedOver: true, proposal: unproven }), proposed(2)]
  const { driver, user } = renderSendStep(records, { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  await user.click(board.getByText('Batch 1'))
  expect(await board.findByText(pay.card.unproven)).toBeTruthy()
  const again = board.getByRole<HTMLButtonElement>('button', { name: 'Propose batch 1 again' })
  expect(again.disabled).toBe(true)
  await user.click(board.getByRole('checkbox', { name: en.multiSend.send.seenSigner }))
  await user.click(again)
  expect(driver.start).toHaveBeenLastCalledWith({ resend: [1], hasSeenCancelled: true })
  await user.click(board.getByText('Batch 2'))
  expect(board.getByRole('button', { name: 'Propose batch 2 again' })).toBeTruthy()
  cleanup()
  const away = renderSendStep(records, { phase: 'paused' }, { plan, wallet: 'disconnected' })
  const other = await card()
  await away.user.click(other.getByText('Batch 2'))
  expect(other.queryByRole('button', { name: 'Propose batch 2 again' })).toBeNull()
})

test('a batch that another account has paid says so, in which transaction, and that its proposals would pay again; it is canceled there', async () => {
  const paidBy = '0x00000000000000000000000000000000005712A6' as const
  const again = record(1, { ...proposed(1), state: 'mined', isHandedOver: true, paidBy, minedHash: hash('ab') })
  const { user } = renderSendStep([again, { ...paid, number: 2 }], { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  const sentence = board.getByText(/paid batch 1, not the Safe/)
  expect(sentence.textContent).toContain('0x0000...12A6 paid batch 1, not the Safe. Its proposals are still open')
  expect(within(sentence).getByRole('link').getAttribute('href')).toContain(hash('ab'))
  expect(board.getByRole('listitem').textContent).toContain(pay.states.otherAccount)
  expect(board.getByRole('status').textContent).toBe(
    'Executed: 1 of 2. Waiting for owners: 0. Not proposed yet: 0. To check: 1.',
  )
  expect(screen.getByText(pay.phases.otherAccount.replace('{{number}}', '1'))).toBeTruthy()
  await user.click(screen.getByText(en.multiSend.stop.heading))
  expect(screen.getByRole('button', { name: 'Cancel batch 1' })).toBeTruthy()
})

test('once nothing can pay it any more, what another account has paid is no danger and nothing to cancel', async () => {
  const paidBy = '0x00000000000000000000000000000000005712A6' as const
  const closed = record(1, { ...proposed(1, { state: 'replaced' }), state: 'mined', paidBy, minedHash: hash('ab') })
  renderSendStep([closed, proposed(2)], { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  expect(board.queryByText(/not the Safe/)).toBeNull()
  expect(board.getAllByRole('listitem')[0]?.textContent).toContain(pay.states.otherAccount)
  expect(screen.queryByRole('button', { name: 'Cancel batch 1', hidden: true })).toBeNull()
  expect(screen.getByText(en.multiSend.phases.awaitingOwners)).toBeTruthy()
})

test('a batch in whose place others were paid says so, in which transaction, and that its people need a new list', async () => {
  const taken = record(1, { ...proposed(1), state: 'cancelled', isOtherContent: true, minedHash: hash('ab') })
  renderSendStep([taken, proposed(2)], { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  const sentence = board.getByText(/used the ID of batch 1 and paid other recipients/)
  expect(sentence.textContent).toContain(
    'This batch paid no one and can never be sent. Pay its recipients with a new list',
  )
  expect(within(sentence).getByRole('link').getAttribute('href')).toContain(hash('ab'))
  expect(board.getAllByRole('listitem')[0]?.textContent).toContain(pay.states.otherContent)
  expect(screen.queryByText(en.multiSend.batchStates.cancelled), 'others were paid').toBeNull()
})

test('a batch whose mark is set, and of which no node shows whom it paid, is never called paid in silence', async () => {
  const unproven = record(1, { ...proposed(1), state: 'reconciled', isUnproven: true, minedHash: hash('ab') })
  renderSendStep([unproven, proposed(2)], { phase: 'awaitingOwners' }, { plan })
  const board = await card()
  expect(board.getByText(/This page can't prove whom it paid/).textContent).toContain('Batch 1 is recorded on-chain')
  expect(board.getAllByRole('listitem')[0]?.textContent).toContain(pay.states.unproven)
  expect(screen.queryByText(en.multiSend.batchStates.reconciled)).toBeNull()
  const batches = [{ count: 2, total: 5n }]
  expect([countPaid(batches, [unproven]), sumPaid(batches, [unproven])]).toEqual([0, 0n])
})

test('an execution that has reverted says that anyone may repeat it, with its transaction, until its nonce is used', async () => {
  const reverted = proposed(1, { revertedBy: hash('ab') })
  const { user } = renderSendStep([reverted, record(2)], { phase: 'paused', current: 1 }, { plan })
  const board = await card()
  const sentence = board.getByText(/The execution of batch 1 reverted/)
  expect(sentence.textContent).toContain('uses nonce 7 or the batch is canceled on-chain.')
  expect(within(sentence).getByRole('link').getAttribute('href')).toContain(hash('ab'))
  expect(board.getByRole('listitem').textContent).toContain(pay.states.reverted)
  expect(screen.getByText(pay.phases.reverted.replace('{{number}}', '1'))).toBeTruthy()
  await user.click(screen.getByText(en.multiSend.stop.heading))
  expect(screen.getByRole('button', { name: 'Cancel batch 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Propose batch 2 of 2' })).toBeTruthy()
})

test('what owners did not get says why in words, and in those of the Safe', async () => {
  const error = new SafeError('targetUnknown', { account: hash('ab') })
  renderSendStep([record(1), record(2)], { phase: 'pausedAfterFailure', current: 1, error }, { plan })
  await card()
  const sentence = words.errors.targetUnknown.replace('{{account}}', hash('ab'))
  expect(screen.getByText(sentence, { exact: false, selector: 'p' }).textContent).toContain(sentence)
  expect(screen.queryByText(/Something went wrong/)).toBeNull()
})

test('other accounts have no proposals', () => {
  renderSendStep([record(1), record(2)])
  expect(screen.queryByRole('region', { name: pay.card.title })).toBeNull()
})

test.each<[string, Partial<BatchRecord>, ReturnType<typeof nameProposal>]>([
  ['paid by its own proposal', { state: 'mined', proposal: proposal({ state: 'executed' }) }, 'paid'],
  ['paid by another proposal', { state: 'reconciled', proposal: proposal({ state: 'replaced' }) }, 'paidByOther'],
  ['given up, not in a final block', { state: 'cancelling', proposal: proposal() }, 'cancelling'],
  ['given up', { state: 'cancelled', proposal: proposal() }, 'cancelled'],
  ['executed, its mark not found yet', { state: 'proposed', proposal: proposal({ state: 'executed' }) }, 'executed'],
  ['replaced', { state: 'replaced', proposal: proposal({ state: 'replaced' }) }, 'replaced'],
  ['reverted', { state: 'proposed', proposal: proposal({ revertedBy: hash('ab') }) }, 'reverted'],
  [
    'reverted before it was replaced',
    { state: 'replaced', proposal: proposal({ state: 'replaced', revertedBy: hash('ab') }) },
    'replaced',
  ],
  ['of an unknown fate', { state: 'proposed', proposal: proposal({ state: 'unclear' }) }, 'unclear'],
  ['never proposed', {}, undefined],
])('a batch that is %s', (_name, change, words) => {
  expect(nameProposal(record(1, change))).toBe(words)
})

test('a phase that owners play no part in has the words of every run', () => {
  const t = ((key: string) => key) as never
  const progress = { runId: '0x11', undecided: [], records: [proposed(1)] }
  expect(describeSafePhase({ ...progress, phase: 'finished' }, t)).toBeUndefined()
  expect(describeSafePhase({ ...progress, phase: 'sending', current: 1 }, t)).toBe('safe.pay.phases.sending')
  const declined = { ...progress, records: [record(1, { isHandedOver: true })], current: 1 }
  expect(describeSafePhase({ ...declined, phase: 'pausedAfterRejection' }, t)).toBe('safe.pay.phases.declined')
  const signing = { ...progress, records: [record(1, { state: 'signing' })], undecided: [1] }
  expect(describeSafePhase({ ...signing, phase: 'needsDecision' }, t)).toBe('safe.pay.phases.unanswered')
  const failed = [proposed(1, { state: 'failed' }, 'failed')]
  expect(describeSafePhase({ ...signing, records: failed, phase: 'needsDecision' }, t)).toBe('safe.pay.phases.failed')
  const unproposed = [record(1, { state: 'failed', isHandedOver: true })]
  expect(describeSafePhase({ ...signing, records: unproposed, phase: 'needsDecision' }, t)).toBeUndefined()
})

test('what owners gave up or what was never proposed is neither executed nor waiting', () => {
  const records = [record(1), record(2, { state: 'cancelled' }), proposed(3), record(4, { state: 'stopped' })]
  expect(countProposals(records)).toEqual({ executed: 0, waiting: 1, left: 1, open: 0 })
})

test('what a wallet may have proposed, and what was replaced or has failed, never counts as not proposed', async () => {
  const states = ['signing', 'sent', 'replaced', 'failed'] as const
  const declined = record(6, { isHandedOver: true, doubt: { why: 'declined' } })
  const records = [record(1), ...states.map((state, index) => proposed(index + 2, {}, state)), declined]
  expect(countProposals(records)).toEqual({ executed: 0, waiting: 0, left: 1, open: 5 })
  renderSendStep(records, { phase: 'paused' }, { plan })
  const board = await card()
  expect(board.getByRole('status').textContent).toBe(
    'Executed: 0 of 6. Waiting for owners: 0. Not proposed yet: 1. To check: 5.',
  )
})

test('a cancellation says that a signed payment may come first, of a Safe only', async () => {
  const { user } = renderSendStep([proposed(1)], { phase: 'paused' }, { plan })
  await user.click(await screen.findByText(en.multiSend.stop.heading))
  expect(screen.getByText(words.withdrawing.later)).toBeTruthy()
  cleanup()
  renderSendStep([record(1, { state: 'signing', isHandedOver: true })], { phase: 'paused' })
  expect(screen.getByText(en.multiSend.stop.heading)).toBeTruthy()
  expect(screen.queryByText(words.withdrawing.later)).toBeNull()
})

test('Review says how many of the owners must sign, also of a single one', () => {
  const owner = (index: number) => `0x${String(index).repeat(40)}` as const
  const show = (threshold: number, count: number) => {
    const owners = Array.from({ length: count }, (_, index) => owner(index + 1))
    const state = { chainId: 31_337, safe: owner(9), blockNumber: 1n, version: '1.4.1', singleton: owner(8) } as const
    const safe = { state: { ...state, isL2: true, owners, threshold, nonce: 0n, modules: [] }, isTogether: true }
    render(<SafeReviewNote safe={safe} plan={runWith([]).plan} coin="ETH" symbol="USDX" />)
  }
  show(1, 1)
  screen.getByText(/It needs the signatures of 1 of 1 owner\.$/)
  cleanup()
  show(3, 5)
  screen.getByText(/It needs the signatures of 3 of 5 owners\.$/)
})

test('a Safe that needs more signatures than were planned for may not fit its batches any more', () => {
  const { batches } = runWith([]).plan
  const [batch] = batches
  if (!batch) throw new Error('no batch')
  const full = [{ ...batch, gas: 15_700_000n, bytes: 40_000 }]
  const { gasPerTransaction: gas, bytesPerTransaction: bytes } = getChain(31_337).limits
  /** As Review plans for three signatures, within what the wallet signs. */
  const planFor = (signedBytes?: number) =>
    planInSafe({ threshold: 3 }, { gas, bytes, reserveBps: 1_000, ...(signedBytes && { signedBytes }) }).limits
  const fits = (threshold: number, batches = full, signedBytes?: number) =>
    fitsSafe({ chainId: 31_337, batches, limits: planFor(signedBytes) }, { threshold })
  expect(fits(3)).toBe(true)
  expect(fits(60)).toBe(false)

  const long = [{ ...batch, bytes: 43_000 }]
  expect(fits(3, long, 45_000), 'as a hardware wallet signs it').toBe(true)
  expect(fits(30, long, 45_000), 'longer than that').toBe(false)
  expect(fits(30, long), 'the user has lifted the limit').toBe(true)

  // A batch that fills what the user's own wallet signs.
  const filled = [{ ...batch, bytes: planFor(20_000).signedBytes ?? 0 }]
  expect(fits(3, filled, 20_000), 'as this wallet signs it').toBe(true)
  expect(fits(4, filled, 20_000), 'longer than that').toBe(false)
  expect(fits(2, filled, 20_000), 'shorter than planned for').toBe(true)
})
