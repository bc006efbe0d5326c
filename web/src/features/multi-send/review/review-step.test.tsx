import { chooseApproval } from '@saleyard/send/approve/choose-approval.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { RunMatch } from '@saleyard/send/run/types.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import type { SentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { loadTexts } from '@/lib/i18n/load-language.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import safe from '@/locales/parts/safe/en.json'
import type { Funds, Missing } from './make-plan.ts'
import { ReviewStep, type ReviewStepProps } from './review-step.tsx'

const { review: words, signing } = en.multiSend
const sender = `0x${'5e'.repeat(20)}` as const
const token = `0x${'70'.repeat(20)}` as const
const addresses = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}`)
const { list, session } = readList(addresses.map((address, index) => `${address},${index + 1}`).join('\n'), {
  decimals: 6,
})
const { recipients } = session.list
const plan = planBatches({
  chainId: 31337,
  sender,
  multiSender: `0x${'33'.repeat(20)}`,
  asset: { kind: 'erc20', token },
  mode: { kind: 'strict' },
  route: 'tokenFrom',
  runNonce: `0x${'11'.repeat(32)}`,
  recipients,
  limits: { gas: 150_000n, bytes: 100_000, reserveBps: 1000 },
  gasModel: { base: 30_000n, perRecipient: 40_000n, method: 'stateOverride', measuredSizes: [2, 3] },
})
const asset: Asset = {
  chain: { id: 31337, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account: sender,
  token,
  symbol: 'USDX',
  decimals: 6,
  origin: '0x7070...7070',
  balance: 10_000_000n,
}
const funds: Funds = { coin: 10n ** 18n, asset: 10_000_000n, gasPrice: 10n ** 9n, approvalGas: 50_000n }

const neverSent: SentBefore = {
  alike: [],
  elsewhere: { unknown: [], payers: [] },
  hasAgreedToAlike: true,
  hasAgreedToElsewhere: true,
  onAgreeToAlike: vi.fn(),
  onAgreeToElsewhere: vi.fn(),
  checkAgain: vi.fn(),
}

function show(props: Partial<ReviewStepProps> = {}) {
  const handlers = { onReplan: vi.fn(), onTakeOut: vi.fn(), onBack: vi.fn(), onOpenRun: vi.fn(), onNext: vi.fn() }
  const mode = {
    kind: 'strict',
    gasCapText: '',
    isGasCapValid: true,
    defaultCap: { gas: 100_000n, isMeasured: true },
    onKind: vi.fn(),
    onGasCap: vi.fn(),
  } as const
  const step = (more: Partial<ReviewStepProps> = {}) => (
    <I18nextProvider i18n={i18n}>
      <ReviewStep
        list={list}
        asset={asset}
        made={{ plan, funds, allowance: 0n, missing: undefined }}
        preflight={{ status: 'passed', isAsIfApproved: true }}
        findings={{}}
        sharedRuns={[]}
        mode={mode}
        sentBefore={neverSent}
        problem={undefined}
        isSaving={false}
        {...handlers}
        {...props}
        {...more}
      />
    </I18nextProvider>
  )
  const { rerender } = render(step())
  const again = (more: Partial<ReviewStepProps>) => rerender(step(more))
  return { ...handlers, mode, again, user: userEvent.setup() }
}

const figure = (label: string) =>
  within(screen.getByRole('region', { name: words.heading })).getByText(label).parentElement
const missing = (kind: Missing['kind']): Missing => ({
  kind,
  needed: 6_000_000n,
  balance: 1_500_000n,
  missing: 4_500_000n,
})

describe('the limit of hardware wallets', () => {
  const batch = { ...plan.batches[0], gas: 1_000n, bytes: 45_000, count: 1_500 } as (typeof plan.batches)[number]
  const limits = { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 }
  const made = (change: { signedBytes?: number }) => ({
    made: {
      plan: { ...plan, batches: [batch, batch], limits: { ...limits, ...change } },
      funds,
      allowance: 0n,
      missing: undefined,
    },
  })
  const choice = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: signing.software })
  afterEach(() => appStore.setState({ walletBytes: null }))

  test('is named with what fits, and lifted by a tick that the device keeps and that can be taken back', async () => {
    const { user, again } = show(made({ signedBytes: 45_000 }))
    expect(figure(words.batches)?.textContent).toMatch(/at most 45,000 bytes.* 1,500 recipients/)
    expect(choice()?.checked).toBe(false)
    await user.click(screen.getByLabelText(signing.software))
    expect(appStore.getState().walletBytes).toBe(0)
    expect(localStorage.getItem('store')).toContain('"walletBytes":0')
    again(made({}))
    await user.click(screen.getByLabelText(signing.software))
    expect(appStore.getState().walletBytes).toBeNull()
  })

  test('is no choice where it makes no batch smaller, nor while the plan is stored', () => {
    const { again } = show()
    expect(choice()).toBeNull()
    again({ ...made({ signedBytes: 45_000 }), isSaving: true })
    expect(choice()?.matches(':disabled')).toBe(true)
  })
})

describe('ReviewStep', () => {
  test('tells recipients, total, what is left, largest and smallest amount', () => {
    show()
    expect(figure(words.recipients)?.textContent).toContain('3')
    expect(figure(words.total)?.textContent).toContain('6 USDX')
    expect(figure(words.leftAfter)?.textContent).toContain('4 USDX')
    expect(figure(words.largest)?.textContent).toMatch(/3 USDX.*line 3/)
    expect(figure(words.smallest)?.textContent).toMatch(/1 USDX.*line 1/)
  })

  test('a list of holders says so, with its block', () => {
    show({
      made: { plan: { ...plan, source: newSource({ recipients: 3 }) }, funds, allowance: 0n, missing: undefined },
    })
    expect(screen.getByText('Holders of 0x7099...79C8 at block 1234567, 3 accounts: details')).toBeTruthy()
  })

  test('nobody goes on unasked where a fee is known and what arrives is not', async () => {
    const many = { ...plan, recipientCount: 12 }
    const { user } = show({ made: { plan: many, funds, allowance: 0n, missing: undefined } })
    const next = () => screen.queryByRole('button', { name: words.next.acceptFee })
    expect(next()?.hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: en.multiSend.people.feeUnknownAccept }))
    expect(next()).toBeNull()
  })

  test('a list whose recipients a wallet may have paid already goes on only after a tick, which holds for these runs alone', async () => {
    const run = { runId: '0x01', createdAt: Date.UTC(2026, 0, 1), kind: 'mayArrive', count: 2 } as const
    const { user, again } = show({ sharedRuns: [run] })
    expect(screen.getByRole('alert').textContent).toMatch(/2026.*also in this list: 2\..*paid twice/)
    expect(screen.getByRole('button', { name: words.next.acceptRisk })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: words.declinedAccept }))
    expect(screen.getByRole('button', { name: words.next.approve })).toHaveProperty('disabled', false)
    again({ sharedRuns: [{ ...run, kind: 'arrived' }] })
    expect(screen.getByRole('alert').textContent).toMatch(/your wallet sent it/)
    expect(screen.getByRole('button', { name: words.next.acceptRisk })).toHaveProperty('disabled', true)
  })

  test('until the runs of before are looked at the button waits', () => {
    show({ sharedRuns: undefined })
    expect(screen.getByRole('button', { name: words.next.check })).toHaveProperty('disabled', true)
  })

  test('tells how many batches there are and which limit made them so many', () => {
    show()
    expect(figure(words.batches)?.textContent).toMatch(/2.*can use 150.000 gas.*2 recipients fit in one/)
  })

  test('tells the cost of a batch and of all, the approval included, and how it was measured', () => {
    show()
    expect(figure(words.costBatch)?.textContent).toContain('0.00011 ETH')
    expect(figure(words.costTotal)?.textContent).toContain('0.00023 ETH')
    expect(figure(words.costTotal)?.textContent).toContain(words.methods.stateOverride)
  })

  test('tells the way of sending and why', () => {
    show()
    expect(screen.getByText(`${words.routes.tokenFrom} ${en.multiSend.routeReasons.few}`)).toBeTruthy()
  })

  test('a Safe approves and sends in each proposal, and not all in one step of its wallet', async () => {
    const facts = {
      route: 'tokenFrom',
      batches: 2,
      allowance: 0n,
      total: 1n,
      isSafe: true,
      atomic: 'supported',
    } as const
    const offers = chooseApproval({ ...facts, permit: 'accountHasCode', permit2: 'accountHasCode' })
    const made = { plan: { ...plan, isSafe: true }, funds, allowance: 0n, missing: undefined }
    show({ made, approval: { offers, way: 'calls', onWay: vi.fn() } })
    const way = await screen.findByRole('radio', { name: safe.pay.together })
    expect(way.getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(safe.pay.approvalInside.replace('{{symbol}}', 'USDX'))).toBeTruthy()
    expect(screen.queryByText(en.multiSend.approve.ways.calls)).toBeNull()
    cleanup()
    const single = chooseApproval({
      ...facts,
      atomic: 'unsupported',
      permit: 'accountHasCode',
      permit2: 'accountHasCode',
    })
    show({ made, approval: { offers: single, way: 'exact', onWay: vi.fn() } })
    expect(await screen.findByText(safe.pay.approvalBefore.replace('{{symbol}}', 'USDX'))).toBeTruthy()
    expect(screen.getByText(safe.pay.together)).toBeTruthy()
  })

  test('a token that pays by itself needs no approval, skips no recipient, and goes on to Send', async () => {
    const itself = { ...plan, route: 'tokenItself' } as const
    const made = { plan: itself, funds: { ...funds, approvalGas: 0n }, allowance: 0n, missing: undefined }
    const approval = { offers: [], way: undefined, onWay: vi.fn() }
    const { user, onNext } = show({ made, approval, preflight: { status: 'passed', isAsIfApproved: false } })
    expect(screen.getByText(`${words.routes.tokenItself} ${en.multiSend.routeReasons.itself}`)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue to send 2 batches' }))
    expect(onNext).toHaveBeenCalledOnce()
  })

  test('goes on to Approve when the test run has passed', async () => {
    const { user, onNext } = show()
    await user.click(screen.getByRole('button', { name: words.next.approve }))
    expect(onNext).toHaveBeenCalledOnce()
  })

  test.each([
    ['token', 'Not enough USDX', 'You need 4.5 USDX more: the list totals 6, and you have 1.5.'],
    ['coin', 'Not enough ETH', /^You need .* ETH more: amounts and network fee total/],
  ] as const)('not enough %s: the exact amount is named and nothing can be sent', (kind, button, sentence) => {
    show({ made: { plan, funds, allowance: 0n, missing: missing(kind) } })
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', true)
  })

  test('without enough of the total there is no plan, and still the sentence', () => {
    show({ made: { plan: undefined, funds, allowance: 0n, missing: missing('token') } })
    expect(screen.getByRole('alert').textContent).toContain('You need 4.5 USDX more')
  })

  test('rows that would fail are named by line and address, and can be taken out', async () => {
    const { user, onTakeOut } = show({
      preflight: { status: 'rowsFail', positions: [1], shown: recipients.slice(1, 2) },
    })
    expect(screen.getByText(words.checkFailed_one.replace('{{formatted}}', '1'))).toBeTruthy()
    const row = screen.getByText(new RegExp(`Line 2: ${addresses[1]}`, 'i'))
    expect(row.closest('ul')?.tabIndex, 'scrolls by keyboard').toBe(0)
    expect(screen.getByRole('button', { name: words.next.failing })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Remove 1 recipient' }))
    expect(onTakeOut).toHaveBeenCalledWith([1])
  })

  test('a batch that would fail as a whole is named with its reason', () => {
    const error = Object.assign(new Error('execution reverted'), { code: 3 })
    show({ preflight: { status: 'batchFails', number: 2, error } })
    expect(screen.getByText(/^Batch 2 would fail/)).toBeTruthy()
  })

  test('while the batches are tried the button says so', () => {
    show({ preflight: undefined })
    expect(screen.getByRole('button', { name: words.next.check })).toHaveProperty('disabled', true)
  })

  test('a network that cannot try the batches is said, and the way is open', () => {
    show({ preflight: { status: 'unavailable' } })
    expect(screen.getByText(words.checkUnavailable)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.next.approve })).toHaveProperty('disabled', false)
  })

  test('strict or skip is a choice with its meaning', async () => {
    const { user, mode } = show()
    await user.click(screen.getByRole('radio', { name: /^Skip and report/ }))
    expect(mode.onKind).toHaveBeenCalledWith('skip')
    expect(screen.getByText(words.skipHelp)).toBeTruthy()
  })

  const skip = {
    kind: 'skip',
    gasCapText: '',
    isGasCapValid: true,
    defaultCap: undefined,
    onKind: vi.fn(),
    onGasCap: vi.fn(),
  } as const

  test.each([
    ['is being measured', undefined, '', words.gasCapHelp],
    ['was measured', { gas: 391_200n, isMeasured: true }, '391200', words.gasCapMeasured],
    ['could not be measured', { gas: 250_000n, isMeasured: false }, '250000', words.gasCapUnmeasured],
  ])('an empty gas cap says what it means when the network %s', (_, defaultCap, placeholder, sentence) => {
    show({ mode: { ...skip, defaultCap } })
    const field = screen.getByRole('textbox', { name: words.gasCap })
    expect(field).toHaveProperty('placeholder', placeholder)
    const gas = defaultCap ? formatAmount(defaultCap.gas, 0, { grouped: true }) : ''
    // The query reads every space as a plain one.
    screen.getByText(sentence.replace('{{gas}}', gas.replace(/\s/g, ' ')))
  })

  test('a gas cap that is none keeps the plan from going on', () => {
    show({ made: undefined, mode: { ...skip, gasCapText: '1e5', isGasCapValid: false } })
    expect(screen.getByText(words.gasCapMalformed)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.next.gasCap })).toHaveProperty('disabled', true)
  })

  test('what went wrong stands there as a sentence with a way to try again', async () => {
    const { user, onReplan } = show({ made: undefined, problem: { text: words.notStored } })
    expect(screen.getByRole('alert').textContent).toContain(words.notStored)
    const again = screen.getByRole('button', { name: words.again })
    // One way out among others: the step's buttons are the list and the next step.
    expect([...again.classList]).toContain('link')
    expect([...again.classList]).not.toContain('btn')
    await user.click(again)
    expect(onReplan).toHaveBeenCalledOnce()
  })

  const again = en.multiSend.sentBefore
  const match: RunMatch = {
    runId: '0x0d',
    createdAt: Date.now() - 120_000,
    state: 'finished',
    shared: 3,
    isWhole: true,
  }
  const withSentBefore = (change: Partial<SentBefore>): SentBefore => ({ ...neverSent, ...change })

  test('a list that was sent two minutes ago is said to be, its run can be opened, and it is confirmed', async () => {
    const sentBefore = withSentBefore({ alike: [match], hasAgreedToAlike: false })
    const { user, onOpenRun, onNext } = show({ sentBefore })
    expect(screen.getByRole('alert').textContent).toMatch(
      /You sent this list 2 min\. ago, in the run of .*Sending it again pays these recipients a second time/,
    )
    const next = screen.getByRole('button', { name: words.next.confirmAgain })
    expect(next).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: /^Open the run of/ }))
    expect(onOpenRun).toHaveBeenCalledExactlyOnceWith('0x0d')
    await user.click(screen.getByRole('checkbox', { name: again.agree }))
    expect(sentBefore.onAgreeToAlike).toHaveBeenCalledWith(true)
    expect(onNext).not.toHaveBeenCalled()
  })

  test('once it is confirmed that a list is paid again, the way is open', async () => {
    const { user, onNext } = show({ sentBefore: withSentBefore({ alike: [match] }) })
    expect(screen.getByRole('checkbox', { name: again.agree })).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: words.next.approve }))
    expect(onNext).toHaveBeenCalledOnce()
  })

  test.each([
    [
      'one payment changed',
      { shared: 2, isWhole: false },
      /2 of 3 payments are the same as in the run of .*sent 2 min/,
    ],
    [
      'not signed yet',
      { state: 'prepared' },
      /prepared in the run of .*Nothing in that run is signed.*Continue that run/,
    ],
    ['not finished', { state: 'open' }, /You sent this list 2 min.*Continue that run instead/],
    ['its list gone', { shared: undefined }, /same total to the same number of recipients.*can't be compared/],
    ['days ago', { createdAt: Date.now() - 3 * 86_400_000 }, /You sent this list 3 days ago/],
  ] as const)('a run alike is told from others: %s', (_, change, sentence) => {
    show({ sentBefore: withSentBefore({ alike: [{ ...match, ...change } as RunMatch], hasAgreedToAlike: false }) })
    expect(screen.getByRole('alert').textContent).toMatch(sentence)
  })

  test('of many runs alike two are shown, and how many more there are', () => {
    const alike = ['0x01', '0x02', '0x03', '0x04'].map((runId) => ({ ...match, runId }))
    show({ sentBefore: withSentBefore({ alike, hasAgreedToAlike: false }) })
    expect(screen.getAllByRole('button', { name: /^Open the run of/ })).toHaveLength(2)
    expect(screen.getByText('More runs like this on this device: 2')).toBeTruthy()
  })

  test('transactions of the account that this device does not know are said and confirmed', async () => {
    const elsewhere = { unknown: ['1', '2', '3'], payers: [] }
    const sentBefore = withSentBefore({ elsewhere, hasAgreedToElsewhere: false })
    const { user } = show({ sentBefore })
    expect(screen.getByRole('alert').textContent).toContain('sent 3 transactions in the last 24 hours')
    expect(screen.getByRole('button', { name: words.next.confirmAgain })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: again.agreeUnknown }))
    expect(sentBefore.onAgreeToElsewhere).toHaveBeenCalledWith(true)
  })

  test('another account that has paid the list is named, and that it is paid again is confirmed', async () => {
    const payer = `0x${'d4'.repeat(20)}` as const
    const sentBefore = withSentBefore({ elsewhere: { unknown: [], payers: [payer] }, hasAgreedToElsewhere: false })
    const { user } = show({ sentBefore })
    expect(screen.getByRole('alert').textContent).toContain(`${payer} paid recipients in this list the same amounts`)
    expect(screen.getByRole('button', { name: words.next.confirmAgain })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: again.agree }))
    expect(sentBefore.onAgreeToElsewhere).toHaveBeenCalledWith(true)
  })

  test('open proposals of a Safe that pay the list are named, and that both may pay is confirmed', async () => {
    await loadTexts('safe')
    const proposals = ['c1', 'd2'].map((pair) => `0x${pair.repeat(32)}` as const)
    const elsewhere = { unknown: [], payers: [], proposals }
    const { user } = show({ sentBefore: withSentBefore({ elsewhere, hasAgreedToElsewhere: false }) })
    expect(screen.getByRole('alert').textContent).toContain('open proposals of this Safe')
    expect(screen.getByRole('alert').textContent).toMatch(/0xc1c1.*, 0xd2d2/)
    expect(screen.getByRole('button', { name: words.next.confirmAgain })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: again.agree }))
  })

  test('a day that could not be checked is said, and can be checked again', async () => {
    const sentBefore = withSentBefore({ elsewhere: 'unread', hasAgreedToElsewhere: false })
    const { user } = show({ sentBefore })
    expect(screen.getByRole('alert').textContent).toContain(
      "Couldn't check the last 24 hours of this account on Local chain",
    )
    expect(screen.getByRole('button', { name: words.next.confirmAgain })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: again.check }))
    expect(sentBefore.checkAgain).toHaveBeenCalledOnce()
  })

  test('while the day is being checked nothing is in the way: the press waits for it', () => {
    show({ sentBefore: withSentBefore({ elsewhere: undefined }) })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: words.next.approve })).toHaveProperty('disabled', false)
  })
})
