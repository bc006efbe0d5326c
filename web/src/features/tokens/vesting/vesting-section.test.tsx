import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { useVestingPlans } from './vesting-plan.ts'
import { VestingSection } from './vesting-section.tsx'
import { readVesting } from './vesting-steps.ts'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.vesting
const kinds = en.activity.kinds
const addressOf = (index: number): Address => `0x${`${index}`.padStart(40, '5')}`
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let token: SaleyardToken

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  token = await fixture.create('baby')
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => useVestingPlans.setState({ plans: {} }))

const show = (account: Address = fixture.firstOwner) =>
  renderPage(<VestingSection token={token} account={account} onMined={() => {}} />, fixture.config)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = () => fixture.client.getTransactionCount({ address: fixture.firstOwner })
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, `${value}`), text)
const progress = (created: number, filled: number, all: number) =>
  screen.findByText(fill(words.progress, { created, filled, all }))

async function sign(action: string) {
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: action })).toHaveProperty('disabled', false),
  )
  await screen.findByText(en.tx.simulationOk)
  await userEvent.click(await screen.findByRole('button', { name: action }))
}

async function decide(lines: string[]) {
  fireEvent.change(await screen.findByLabelText(words.list), { target: { value: lines.join('\n') } })
  await press(en.liquidity.review)
}

test('a list becomes locks and transfers; each step goes on after the page was left, and nothing is sent twice', async () => {
  const before = await sent()
  const first = await show()
  await decide([`${addressOf(1)}, 1000`, `${addressOf(2)}, 2.5`])
  await progress(0, 0, 2)
  await sign(kinds.createLocks)
  await progress(2, 0, 2)
  first.unmount()

  const second = await show()
  await sign(kinds.fillLock)
  await progress(2, 1, 2)
  expect(await sent()).toBe(before + 2)
  second.unmount()

  await show()
  await progress(2, 1, 2)
  const [plan] = Object.values(useVestingPlans.getState().plans)
  if (!plan) throw new Error('There is no plan')
  await sign(kinds.fillLock)
  await screen.findByText(words.done)
  expect(await sent()).toBe(before + 3)
  const locks = await readVesting(fixture.config, plan)
  expect(locks.map(({ isFilled }) => isFilled)).toEqual([true, true])
  await press(en.liquidity.done)
  await screen.findByLabelText(words.list)
})

test('many locks are handed over to the multi-sender with exact amounts', async () => {
  await show()
  await decide(Array.from({ length: 11 }, (_, index) => `${addressOf(index + 1)}, 1.5`))
  await sign(kinds.createLocks)
  await progress(11, 0, 11)
  await screen.findByText(fill(words.many, { most: 10 }))
  expect(screen.queryByRole('button', { name: kinds.fillLock })).toBeNull()
  screen.getByRole('button', { name: words.copy })
  const link = screen.getByRole('link', { name: en.createToken.myTokens.send })
  expect(link.getAttribute('href')).toContain(token.token)
  await press(words.leave)
  await screen.findByLabelText(words.list)
})

test('what is wrong is said at its field, and nothing is decided', async () => {
  await show()
  await press(en.liquidity.review)
  await screen.findByText(words.problems.empty)
  await decide([`${addressOf(1)}, 1`, 'nobody'])
  await screen.findByText(fill(words.problems.lines, { lines: '2' }))
  fireEvent.change(screen.getByLabelText(words.fields.cliff), { target: { value: '1000' } })
  await screen.findByText(words.problems.cliffLong)
  expect(useVestingPlans.getState().plans).toEqual({})
})

test('who pays a fee is told who can fill locks without one, and offered no field', async () => {
  await show(fixture.otherAccount)
  await screen.findByText(fill(words.stranger, { owner: fixture.firstOwner }))
  expect(screen.queryByLabelText(words.list)).toBeNull()
})

test('a browser that keeps no plan is named before anything is signed', async () => {
  await show()
  await decide([`${addressOf(1)}, 1`])
  await progress(0, 0, 1)
  expect(screen.queryByText(en.multiSend.list.notKept)).toBeNull()
  await press(words.leave)

  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await decide([`${addressOf(1)}, 1`])
  await screen.findByText(en.multiSend.list.notKept)
  full.mockRestore()
})

test('a plan survives a reload; what cannot be read back is none', async () => {
  await show()
  await decide([`${addressOf(1)}, 1`])
  await progress(0, 0, 1)
  const { plans } = useVestingPlans.getState()
  const text = localStorage.getItem('vesting-plans') ?? ''
  useVestingPlans.setState({ plans: {} })
  localStorage.setItem('vesting-plans', text)
  await useVestingPlans.persist.rehydrate()
  expect(useVestingPlans.getState().plans).toEqual(plans)

  localStorage.setItem('vesting-plans', text.replace('"amount":"1', '"amount":"-1'))
  await useVestingPlans.persist.rehydrate()
  expect(useVestingPlans.getState().plans).toEqual({})
})
