import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hex } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { WalletActionsProvider } from '../../../components/wallet-actions'
import { AppError } from '../../../lib/errors/app-error'
import { createTestConfig, renderApp } from '../../../lib/testing/render-app'
import { type ActivityRecord, activityStore } from '../../../lib/transactions/activity-store'
import { toAskedCall } from '../../../lib/transactions/to-asked-call'
import en from '../../../locales/en.json'
import { creationKey } from '../creation-key'
import { useDraft } from '../draft/draft-store'
import { type KindId, kinds } from '../kinds'
import type { TokenCreation, TokenKind } from '../kinds/token-kind'
import { ReviewStep } from './review-step'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const { trial } = en.createToken
const { example } = kinds.standard
const identity = { name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 1_000_000n, teamWallet: account } as const

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  useDraft.getState().startAnew()
})

/** A node that does not simulate more than a call, and a creation that answers as told. */
async function show(predict: TokenCreation['predict'], { isCodeRead = true } = {}) {
  let trials = 0
  const noSimulation = Object.assign(new Error('the method does not exist'), { code: -32601 })
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [account],
    wallet_requestPermissions: [],
    eth_chainId: '0x7a69',
    eth_gasPrice: '0x3b9aca00',
    eth_getTransactionCount: '0x1',
    eth_getCode: '0x6000',
    eth_blockNumber: '0x10',
  }
  const config = createTestConfig((method) => {
    if (method === 'eth_simulateV1') {
      trials += 1
      throw noSimulation
    }
    if (method === 'eth_getCode' && !isCodeRead) throw noSimulation
    // No token was created with this salt yet.
    return method === 'eth_call' ? `0x${'0'.repeat(64)}` : (answers[method] ?? null)
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const creation: TokenCreation = {
    identity,
    predict,
    simulate: async () => ({ gas: 900_000n }),
    data: '0x1234',
    write: () => new Promise(() => {}),
  }
  const kind: TokenKind = { ...kinds.standard, prepare: () => creation }
  const chain = { ...foundry, title: 'Local chain', limits: { gasPerTransaction: 16_777_216n } } as never
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <ReviewStep kindId="standard" values={example} {...{ kind, identity, account, chain }} />
    </WalletActionsProvider>,
    config,
  )
  return { trials: () => trials }
}

/** What the wallet was asked for with this draft. */
async function remember(fields: Pick<ActivityRecord, 'state'> & Partial<ActivityRecord>) {
  const chainId = foundry.id
  const key = creationKey({ salt: useDraft.getState().salt, chainId, account })
  await activityStore.put({
    key,
    kind: 'createToken',
    chainId,
    account,
    summary: '',
    createdAt: 1,
    updatedAt: 1,
    ...fields,
  })
}

const asked = (kindId: KindId, data: Hex = '0x1234') =>
  toAskedCall({ to: kinds[kindId].factory.address, value: 0n, data })

const create = () => screen.getByRole('button', { name: en.createToken.review.create.replace('{{symbol}}', 'HRB') })

test('while the trial fails nothing can be signed, and the step is named at the button', async () => {
  let isGone = true
  await show(async () => {
    if (isGone) throw new AppError('TaxedTokenFactory_RouterInvalid', { values: { router: account } })
    return { token: account }
  })
  await screen.findByText(trial.hold.failed.replace('{{step}}', trial.steps.create))
  const report = await screen.findByRole('region', { name: trial.title })
  expect(report.textContent).toContain(en.errors.TaxedTokenFactory_RouterInvalid.replace('{{router}}', account))
  expect(create()).toHaveProperty('disabled', true)

  isGone = false
  await userEvent.click(screen.getByRole('button', { name: trial.again }))
  await screen.findByText(trial.unable)
  expect(screen.queryByText(/^Not available/)).toBeNull()
})

test('a trial that has grown old is done again when somebody looks at it', async () => {
  const { trials } = await show(async () => ({ token: account }))
  await screen.findByText(trial.unable)
  const look = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await look()
  expect(trials()).toBe(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181_000 })
  await look()
  vi.useRealTimers()
  await waitFor(() => expect(trials()).toBe(2))
})

test('a trial is done again after three minutes in sight, and not while nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { trials } = await show(async () => ({ token: account }))
  await screen.findByText(trial.unable)
  await pass(179_999)
  expect(trials()).toBe(1)
  await pass(1)
  expect(trials()).toBe(2)

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(600_000)
  expect(trials()).toBe(2)
})

test('while the trial runs, the button waits and says so', async () => {
  await show(() => new Promise(() => {}))
  await screen.findByText(trial.hold.running)
  expect(create()).toHaveProperty('disabled', true)
})

test('a chain that does not answer holds the button as well, and is no failure of the token', async () => {
  await show(async () => {
    throw new AppError('unreachable')
  })
  await screen.findByText(trial.hold.unread)
  await screen.findByText(trial.unread)
  expect(create()).toHaveProperty('disabled', true)
})

test.each(['awaiting-signature', 'uncertain'] as const)(
  'while a creation is %s, the terms that would be signed cannot be edited',
  async (state) => {
    useDraft.getState().startAnew()
    await show(async () => ({ token: account }))
    const back = await screen.findByRole('button', { name: en.createToken.review.back })
    expect(back).toHaveProperty('disabled', false)

    await remember({ state })
    await waitFor(() => expect(back).toHaveProperty('disabled', true))
  },
)

test.each([
  ['uncertain', {}],
  ['mined', {}],
  ['dropped', { dropReason: 'vanished' }],
] as const)(
  'what the wallet was asked for as another kind (%s) leaves nothing to sign here, and a way there',
  async (state, fields) => {
    useDraft.getState().startAnew()
    await remember({ state, asked: asked('baby'), ...fields })
    await show(async () => ({ token: account }))
    const { title } = en.createToken.kinds.baby
    const link = await screen.findByRole('link', { name: en.createToken.review.askedOpen.replace('{{kind}}', title) })
    expect(link.getAttribute('href')).toBe('/create-token?type=baby')
    expect(screen.queryByRole('button', { name: en.tx.uncertain.signAgain })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
)

test('other terms than those that may have been sent are not signed beside them', async () => {
  useDraft.getState().startAnew()
  await remember({ state: 'uncertain', asked: asked('standard', '0x5678') })
  await show(async () => ({ token: account }), { isCodeRead: false })
  await screen.findByText(en.createToken.review.askedOther)
  await userEvent.click(await screen.findByText(en.tx.uncertain.more))
  expect(screen.getByRole('button', { name: en.tx.uncertain.signAgain })).toHaveProperty('disabled', true)
})

test('the same terms can be signed again', async () => {
  useDraft.getState().startAnew()
  await remember({ state: 'uncertain', asked: asked('standard') })
  await show(async () => ({ token: account }), { isCodeRead: false })
  await userEvent.click(await screen.findByText(en.tx.uncertain.more))
  const again = screen.getByRole('button', { name: en.tx.uncertain.signAgain })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
})

test('what came to nothing as another kind holds nothing back', async () => {
  useDraft.getState().startAnew()
  await remember({ state: 'reverted', asked: asked('baby') })
  await show(async () => ({ token: account }), { isCodeRead: false })
  await waitFor(() => expect(create()).toHaveProperty('disabled', false))
})
