import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { renderSendStep } from '@/features/multi-send/run/ui/testing/render-send-step.tsx'
import { lines, paid, recipients, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import safe from '@/locales/parts/safe/en.json'

const words = en.multiSend
const show = renderSendStep
const declined = (number: number) => record(number, { isHandedOver: true, doubt: { why: 'declined' } })

describe('SendStep', () => {
  test('says how many are paid, and shows each batch with its state in words', () => {
    show([paid, record(2, { state: 'sent', isHandedOver: true })], { current: 2 })
    expect(screen.getByRole('progressbar', { name: words.send.progressLabel }).getAttribute('aria-valuetext')).toBe(
      '2 of 3 recipients paid',
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText(words.batchStates.reconciled)).toBeTruthy()
    expect(within(second as HTMLElement).getByText(words.batchStates.sent)).toBeTruthy()
  })

  test('the button names the batch to come', async () => {
    const { user, driver } = show([paid, record(2)])
    await user.click(screen.getByRole('button', { name: 'Send batch 2 of 2' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith()
  })

  test('while the last session is on its way, the step waits with the header and calls no wallet missing', () => {
    const note = words.wallet.disconnected
    appStore.setState({ recentAccount: { address: `0x${'5e'.repeat(20)}`, chainId: 97 } })
    show([paid, record(2)], undefined, { wallet: 'disconnected', walletNote: note })
    expect(screen.getByText(en.wallet.connecting).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(screen.queryByRole('button', { name: words.send.connect })).toBeNull()

    act(() => appStore.setState({ recentAccount: null })) // it could not be taken up
    expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.send.connect })).toBeTruthy()
  })

  test('a rejection is quiet: a sentence, no alarm, the same button again, and nothing to give up on chain', () => {
    show([paid, declined(2)], { phase: 'pausedAfterRejection', current: 2 })
    expect(screen.getByText(words.phases.pausedAfterRejection.replace('{{number}}', '2'))).toBeTruthy()
    expect(screen.getByText(words.batchStates.declined)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send batch 2 of 2' })).toHaveProperty('disabled', false)
    expect(screen.queryByRole('button', { name: words.send.lookAgain })).toBeNull()
    expect(screen.queryByText(words.stop.heading)).toBeNull()
    expect(screen.getByRole('button', { name: words.stop.action })).toBeTruthy()
  })

  test('a rejection that the wallet did not keep to is said', () => {
    const sent = record(2, { ...declined(2), state: 'mined' })
    show([paid, sent], { phase: 'pausedAfterRejection', current: 2 })
    expect(screen.getByText(words.phases.rejectedButSent.replace('{{number}}', '2'))).toBeTruthy()
  })

  test('a rejection of what was handed out before is not called unsent', () => {
    show([paid, record(2, { state: 'signing', isHandedOver: true })], { phase: 'pausedAfterRejection', current: 2 })
    expect(screen.getByText(words.phases.rejectedAgain.replace('{{number}}', '2'))).toBeTruthy()
  })

  test('a batch that was declined ends by Stop, and may be given up on chain afterwards', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const { user, driver } = show([declined(1), record(2)], { phase: 'pausedAfterRejection', current: 1 })
    await user.click(screen.getByRole('button', { name: words.stop.action }))
    expect(screen.getByText(words.stop.declined.replace('{{formatted}}', '1'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.stop.confirm }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ stop: true })
    cleanup()

    const ended = { ...declined(1), state: 'stopped' } as const
    show([ended, record(2, { state: 'stopped' })], { phase: 'finished' }, { isFinished: true })
    expect(screen.getByRole('button', { name: 'Cancel batch 1', hidden: true })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel batch 2', hidden: true })).toBeNull()
    expect(screen.getByText(words.phases.finishedDoubtful)).toBeTruthy()
    expect(screen.queryByText(words.phases.finished)).toBeNull()
  })

  test('a batch that another device may send is not called queued', () => {
    show([record(1, { isHandedOver: true }), record(2)], { phase: 'needsDecision', current: 1, undecided: [1] })
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText(words.batchStates.handedOut)).toBeTruthy()
    expect(within(second as HTMLElement).getByText(words.batchStates.queued)).toBeTruthy()
  })

  test('a batch that no node knows is not called waiting for its block while the run asks about it', () => {
    const records = [record(1, { state: 'sent', isHandedOver: true }), record(2, { state: 'sent', isHandedOver: true })]
    show(records, { phase: 'needsDecision', current: 1, undecided: [1] })
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByText(words.batchStates.handedOut)).toBeTruthy()
    expect(within(second as HTMLElement).getByText(words.batchStates.sent)).toBeTruthy()
    cleanup()

    show([record(1, { state: 'signing', isHandedOver: true })], {
      phase: 'needsDecision',
      current: 1,
      undecided: [1],
    })
    expect(screen.getByText(words.batchStates.handedOut)).toBeTruthy()
  })

  test('a single payment that was declined is sent again only after a tick that names the risk', async () => {
    const { user, driver } = show(
      [declined(1)],
      { phase: 'needsDecision', current: 1, undecided: [1] },
      {},
      'plainNative',
    )
    expect(screen.getByText(words.phases.needsDecisionPlainDeclined)).toBeTruthy()
    const button = screen.getByRole('button', { name: words.send.resendPlain })
    expect(button).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: words.send.seenUnsent }))
    await user.click(button)
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [1], hasSeenCancelled: true })
  })

  test('a single payment that was declined can be stopped', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const { user, driver } = show([declined(1)], { phase: 'pausedAfterRejection', current: 1 }, {}, 'plainNative')
    await user.click(screen.getByRole('button', { name: words.stop.action }))
    expect(screen.getByText(words.stop.declinedPlain)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.stop.confirm }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ stop: true })
  })

  test('a single payment that a wallet may hold ends only when its user says that it does not', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const replaced = record(1, { state: 'replaced', isHandedOver: true })
    const { user, driver } = show([replaced], { phase: 'needsDecision', current: 1, undecided: [1] }, {}, 'plainNative')
    await user.click(screen.getByRole('button', { name: words.stop.action }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(words.stop.plain)).toBeTruthy()
    expect(dialog.getByRole('button', { name: words.stop.confirm })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('checkbox', { name: words.send.seenCancelled }))
    await user.click(dialog.getByRole('button', { name: words.stop.confirm }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ stop: true, hasSeenCancelled: true })
  })

  test('what is on its way in the network cannot be stopped here', () => {
    const pending = record(1, { state: 'sent', isHandedOver: true, isPending: true })
    show([pending], { phase: 'paused', current: 1 }, {}, 'plainNative')
    expect(screen.queryByRole('button', { name: words.stop.action })).toBeNull()
  })

  test('while the wallet asks there is nothing to press but Pause', async () => {
    const { user, driver } = show([paid, record(2, { state: 'signing', isHandedOver: true })], { current: 2 })
    expect(screen.getByRole('button', { name: words.send.waitingSignature })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: words.send.pause }))
    expect(driver.pause).toHaveBeenCalledOnce()
  })

  test('while it sends, the run is exported: it rests first, and its page shows the marks of the file afterwards', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const records = [paid, record(2)]
    const run = runWith(records)
    await createRunStore('send-step').create(
      { ...run, summary: { ...run.summary, recipients: 3 } },
      { lines, recipients },
    )
    const { user, driver } = show(records, { current: 2 })
    await user.click(screen.getByRole('button', { name: words.transfer.exportRun }))
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText(words.transfer.pausesFirst)
    expect(driver.rest).not.toHaveBeenCalled()

    let pause = () => {}
    driver.rest.mockImplementationOnce(() => new Promise<void>((resolve) => (pause = resolve)))
    await user.click(dialog.getByRole('button', { name: words.transfer.export }))
    await dialog.findByText(words.send.pausing)
    expect(driver.rest).toHaveBeenCalledOnce()
    const { records: before } = (await createRunStore('send-step').load('0x11')) ?? {}
    expect(before?.[1]).toMatchObject({ isHandedOver: false })
    expect(URL.createObjectURL).not.toHaveBeenCalled()
    pause()
    await vi.waitFor(() => expect(driver.reload).toHaveBeenCalledOnce())
    expect(URL.createObjectURL).toHaveBeenCalledOnce()
    expect((await createRunStore('send-step').load('0x11'))?.records[1]).toMatchObject({ isHandedOver: true })
    vi.restoreAllMocks()
  })

  test('a finished run, and one that is in memory only, offer no export here', () => {
    show([paid], { phase: 'finished' }, { isFinished: true })
    expect(screen.queryByRole('button', { name: words.transfer.exportRun })).toBeNull()
    cleanup()
    show([paid, record(2)], undefined, { error: new AppError('runNotKept') })
    expect(screen.queryByRole('button', { name: words.transfer.exportRun })).toBeNull()
    cleanup()
    show([paid, record(2)])
    screen.getByRole('button', { name: words.transfer.exportRun })
  })

  test('a batch that nobody knows of is explained, and sent again only when told so', async () => {
    const lost = record(2, { state: 'signing', isHandedOver: true })
    const { user, driver } = show([paid, lost], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.getByText(/^Batch 2 was sent to your wallet/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send batch 2 again' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [2], hasSeenCancelled: false })
  })

  test('a single payment that a wallet may hold is sent again only after a tick, which holds once', async () => {
    const lost = { state: 'signing', isHandedOver: true } as const
    const { user, driver } = show(
      [record(1, lost)],
      { phase: 'needsDecision', current: 1, undecided: [1] },
      {},
      'plainNative',
    )
    const button = screen.getByRole('button', { name: words.send.resendPlain })
    expect(button).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: words.send.seenCancelled }))
    await user.click(button)
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [1], hasSeenCancelled: true })
    expect(button).toHaveProperty('disabled', true)
  })

  test('a single payment whose place is taken for good needs no tick', () => {
    const free = { state: 'replaced', isHandedOver: true, isReleased: true } as const
    show([record(1, free)], { phase: 'needsDecision', current: 1, undecided: [1] }, {}, 'plainNative')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText(words.phases.needsDecisionPlainFree)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.send.resendPlain })).toHaveProperty('disabled', false)
  })

  const other = '0x000000000000000000000000000000000000b0b5'
  const short = '0x0000...b0b5'
  const hash = `0x${'cd'.repeat(32)}` as const

  test('a batch that another account signed is sent again only after a tick, and is not offered to be given up', async () => {
    const foreign = record(2, {
      state: 'sent',
      isHandedOver: true,
      isUnguarded: true,
      hashes: [hash],
      signedByOthers: [{ hash, account: other }],
    })
    const { user, driver } = show([paid, foreign], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.getByText(`Sent by ${short}, waiting to be mined`)).toBeTruthy()
    expect(screen.getByText(/^Your wallet signed batch 2 with another account, 0x0000\.\.\.b0b5\./)).toBeTruthy()
    expect(screen.queryByText(words.stop.heading)).toBeNull()
    const button = screen.getByRole('button', { name: 'Send batch 2 again' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`the transaction from ${short} is canceled`) }))
    await user.click(button)
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [2], hasSeenCancelled: true })
  })

  test('a batch of which no node has shown who signed it is sent again only after a tick', async () => {
    const unknown = record(2, { state: 'sent', isHandedOver: true, hashes: [hash] })
    const { user, driver } = show([paid, unknown], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.getByText(words.phases.needsDecisionSignerUnknown.replace('{{number}}', '2'))).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Send batch 2 again' })
    expect(button).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: words.send.seenSigner }))
    await user.click(button)
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [2], hasSeenCancelled: true })
  })

  test('so is one whose guessed nonce something else has used', () => {
    const unknown = record(2, { state: 'replaced', isHandedOver: true, hashes: [hash] })
    show([paid, unknown], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.getByText(words.phases.needsDecisionSignerUnknown.replace('{{number}}', '2'))).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send batch 2 again' })).toHaveProperty('disabled', true)
  })

  test('a batch that was given up before a node has shown who signed it is said to be open, and not given up twice', () => {
    const open = record(2, { state: 'cancelled', isHandedOver: true, doubt: { why: 'signerUnknown' } })
    show([paid, open], { phase: 'finished' }, { isFinished: true })
    expect(screen.getByText(words.batchStates.mayArrive)).toBeTruthy()
    expect(screen.getByText(words.phases.finishedMayArrive)).toBeTruthy()
    expect(screen.queryByText(words.stop.heading)).toBeNull()
  })

  test('a batch of which a node has shown that this account signed it is sent again at one press', async () => {
    const lost = record(2, { state: 'sent', isHandedOver: true, isGuarded: true, hashes: [hash] })
    const { user, driver } = show([paid, lost], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.queryByRole('checkbox', { name: words.send.seenSigner })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send batch 2 again' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [2], hasSeenCancelled: false })
  })

  test('a batch that another account paid is named by that account, and counts as paid', () => {
    const change = { isHandedOver: true, minedHash: hash, paidBy: other } as const
    show([record(1, { ...change, state: 'paidByOther' }), record(2, { ...change, state: 'mined' })])
    expect(screen.getByText(`Paid by ${short}`)).toBeTruthy()
    expect(screen.getByText(`Paid by ${short}, awaiting finality`)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 3 recipients paid')
  })

  test('a batch that two accounts paid says so', () => {
    show([{ ...paid, alsoPaidBy: other }, record(2)])
    expect(screen.getByText(`Paid twice, also by ${short}`)).toBeTruthy()
  })

  test('a single payment that does not show whether it arrived is called neither paid nor failed', () => {
    const unclear = record(1, { state: 'sent', isHandedOver: true, isUnclear: true, hashes: [hash] })
    show([unclear], { phase: 'needsDecision', current: 1, undecided: [1] }, {}, 'plainNative')
    expect(screen.getByText(words.batchStates.unclear)).toBeTruthy()
    expect(screen.getByText(words.phases.needsDecisionUnclear)).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: words.send.seenUnpaid })).toBeTruthy()
    expect(screen.getByRole('button', { name: words.send.resendPlain })).toHaveProperty('disabled', true)
  })

  test('a run that rests can be stopped, after saying what ends at once and what stays open', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    const lost = record(1, { state: 'signing', isHandedOver: true })
    const { user, driver } = show([lost, record(2)], { phase: 'needsDecision', current: 1, undecided: [1] })
    expect(screen.getByRole('button', { name: 'Cancel batch 1', hidden: true })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel batch 2', hidden: true })).toBeNull()
    await user.click(screen.getByRole('button', { name: words.stop.action }))
    expect(screen.getByText(/^Batches that no wallet has seen: 1\./)).toBeTruthy()
    expect(screen.getByText(/^Batches sent to your wallet but not paid: 1\./)).toBeTruthy()
    expect(driver.start).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: words.stop.confirm }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ stop: true })
  })

  test('a run on its way cannot be stopped before it rests', () => {
    show([record(1, { state: 'sent', isHandedOver: true }), record(2)], { phase: 'sending', current: 1 })
    expect(screen.queryByRole('button', { name: words.stop.action })).toBeNull()
  })

  test('a batch that failed on chain says why it stopped', () => {
    const failed = record(2, { state: 'failed', isHandedOver: true })
    show([paid, failed], {
      phase: 'pausedAfterFailure',
      current: 2,
      error: new AppError('MultiSender_PullFailed'),
    })
    const { errors, errorAdvice } = en
    const reason = `${errors.MultiSender_PullFailed} ${errorAdvice.MultiSender_PullFailed}`
    expect(screen.getByText(`Stopped at batch 2. ${reason}`)).toBeTruthy()
  })

  test.each([
    ['Ledger device: Invalid data received (0x6a80)', 'deviceRefusedData'],
    ['oversized data: transaction size 140000, limit 131072', 'dataTooLarge'],
  ] as const)(
    'a wallet that fails above its size says so, and smaller batches come only at a click: %s',
    async (text, code) => {
      const { batches } = runWith([]).plan
      const plan = { batches: batches.map((batch) => ({ ...batch, bytes: 45_000 })) }
      const failure = { phase: 'pausedAfterFailure', current: 1, error: new Error(text) } as const
      const records = [record(1, { state: 'signing', isHandedOver: true }), record(2)]
      const { user, driver } = show(records, failure, { plan })
      expect(screen.getByText(`Stopped at batch 1. ${en.errors[code]} ${en.errorAdvice[code]}`)).toBeTruthy()
      expect(screen.getByText(words.signing.shrinkHelp.replace('{{limit}}', '22,500'))).toBeTruthy()
      expect(driver.start).not.toHaveBeenCalled()
      expect(appStore.getState().walletBytes).toBeNull()
      await user.click(screen.getByRole('button', { name: words.signing.shrink }))
      expect(driver.start).toHaveBeenCalledExactlyOnceWith({ stop: true })
      expect(appStore.getState().walletBytes).toBe(22_500)
      appStore.setState({ walletBytes: null })
    },
  )

  test('of a Safe, what is given up on chain is a proposal, and not a fee of the account', async () => {
    const records = [record(1, { state: 'signing', isHandedOver: true }), record(2)]
    const failure = { phase: 'pausedAfterFailure', current: 1, error: new AppError('dataTooLarge') } as const
    const { batches } = runWith([]).plan
    const plan = { batches: batches.map((batch) => ({ ...batch, bytes: 45_000 })), isSafe: true }
    const { user } = show(records, failure, { plan }, 'multiSender')
    screen.getByText(safe.pay.shrinkHelp.replace('{{limit}}', '22,500'))
    await user.click(screen.getByRole('button', { name: words.stop.action }))
    screen.getByText(safe.pay.stopFrozen.replace('{{formatted}}', '1'))
  })

  test('smaller batches are no offer after another failure, nor for a batch of one recipient', () => {
    const records = [paid, record(2, { state: 'signing', isHandedOver: true })]
    const fail = (current: number, error: Error) => show(records, { phase: 'pausedAfterFailure', current, error })
    fail(1, new AppError('MultiSender_PullFailed'))
    expect(screen.queryByRole('button', { name: words.signing.shrink })).toBeNull()
    cleanup()
    fail(2, new AppError('dataTooLarge'))
    expect(screen.queryByRole('button', { name: words.signing.shrink })).toBeNull()
  })

  test('another tab that has the run open is named', () => {
    show([paid, record(2)], { phase: 'openInAnotherTab' })
    expect(screen.getByText(words.phases.openInAnotherTab)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.send.tryAgain })).toHaveProperty('disabled', false)
  })

  test('a network that fails interrupts without losing anything', () => {
    show([paid, record(2)], undefined, { error: new AppError('unreachable') })
    expect(screen.getByText(/^The run was interrupted.*Nothing is lost\.$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send batch 2 of 2' })).toHaveProperty('disabled', false)
  })

  test.each([
    ['disconnected', words.send.connect, 'onConnect'],
    ['otherChain', 'Switch to Test chain', 'onSwitchChain'],
  ] as const)('a wallet that is %s: one sentence, one button', async (wallet, name, handler) => {
    const handlers = show([paid, record(2)], undefined, { wallet, walletNote: words.wallet.disconnected })
    expect(screen.getByText(words.wallet.disconnected)).toBeTruthy()
    await handlers.user.click(screen.getByRole('button', { name }))
    expect(handlers[handler]).toHaveBeenCalledOnce()
  })

  test('a run that was stored again after the site data was cleared says what is complete and what is lost', () => {
    show([paid, record(2)], { phase: 'paused' }, { isRestored: true })
    expect(screen.getByText(words.send.restored)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.send.saveRun })).toBeNull()
  })

  test('a run that is on no disk does not say that nothing is lost, and is given out as a file', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = show([paid, record(2)], undefined, { error: new AppError('runNotKept') })
    expect(screen.getByText(words.phases.notKept)).toBeTruthy()
    expect(document.body.textContent).not.toContain('Nothing is lost')
    await user.click(screen.getByRole('button', { name: words.send.saveRun }))
    await expect.poll(() => URL.createObjectURL).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  test('a single payment that is on no disk is not given out: a file of it could be paid twice', () => {
    show(
      [record(1, { state: 'sent', isHandedOver: true })],
      undefined,
      { error: new AppError('runNotKept') },
      'plainNative',
    )
    expect(screen.getByText(words.send.keepOpen)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.send.saveRun })).toBeNull()
  })

  test('batches whose records were damaged are named', () => {
    show([record(1, { state: 'signing', isHandedOver: true }), record(2)], undefined, { damaged: [1] })
    expect(screen.getByText(/was missing or damaged: 1\. They count as sent to your wallet/)).toBeTruthy()
  })
})

describe('the note on a spent signature of Permit2', () => {
  function show(phase: RunProgress['phase'], permit2?: object) {
    renderSendStep([paid, record(2)], { phase, current: 2 }, { plan: { permit2 } })
    return screen.queryByText(en.multiSend.approve.permit2Spent)
  }

  test('after a failed batch the page says that a signature of Permit2 may be spent, where the plan has one', () => {
    expect(show('pausedAfterFailure', {})).not.toBeNull()
  })

  test.each([
    ['in the middle of sending', 'sending', {}],
    ['after a failure of a plan without a signature', 'pausedAfterFailure', undefined],
  ] as const)('and says nothing of it %s', (_, phase, permit2) => {
    expect(show(phase, permit2)).toBeNull()
  })
})
