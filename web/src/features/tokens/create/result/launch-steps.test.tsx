import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FinishedDraft, useDraft } from '@/features/tokens/create/draft-store.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { usePlans } from '@/features/tokens/liquidity/plan-store.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { day, lockStepsIn } from '@/features/tokens/testing/lock-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { useVestingPlans } from '@/features/tokens/vesting/vesting-plan.ts'
import en from '@/locales/en.json'
import '@/testing/all-strings.ts'
import { LaunchSteps } from './launch-steps.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.createToken.launch
const titles = [en.activity.kinds.createToken, en.activity.kinds.seedLiquidity, en.vesting.title]
const units = 10n ** 18n
const salt = `0x${'5a'.repeat(32)}` as const
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>

beforeAll(async () => {
  fixture = await startLiquidityFixture()
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => {
  useDraft.setState({ finished: [] })
  usePlans.setState({ plans: {}, routers: {} })
  useVestingPlans.setState({ plans: {} })
})

const draftOf = ({ token, kind }: SaleyardToken): FinishedDraft => ({
  ...{ kind, token, chainId: foundry.id, creator: fixture.firstOwner, salt, values: {} },
})

/** The steps of the newest draft, as the result shows them. */
function Newest() {
  const [finishedDraft] = useDraft(({ finished }) => finished)
  return finishedDraft && <LaunchSteps finishedDraft={finishedDraft} />
}

async function show(token: SaleyardToken) {
  const { finished } = useDraft.getState()
  if (finished.length === 0) useDraft.setState({ finished: [draftOf(token)] })
  return renderPage(<Newest />, fixture.config)
}

/** A step by its place, once all are read. */
async function step(number: 1 | 2 | 3) {
  const item = (await screen.findByText(titles[number - 1] ?? '')).closest('li') as HTMLElement
  return { item, in: within(item) }
}
const start = { name: words.start }
const skip = { name: words.skip }

test('after the creation the first liquidity is next; what is skipped stays so after a reload, and can still be done', async () => {
  const token = await fixture.create('standard')
  const first = await show(token)
  const [created, liquidity] = [await step(1), await step(2)]
  expect(created.item.textContent).toContain(en.liquidity.done)
  expect(created.in.queryByRole('button')).toBeNull()
  await liquidity.in.findByText(en.liquidity.pool.empty)
  expect(liquidity.item.getAttribute('aria-current')).toBe('step')
  expect((await step(3)).item.getAttribute('aria-current')).toBeNull()

  await userEvent.click(liquidity.in.getByRole('button', skip))
  await liquidity.in.findByText(words.skipped)
  expect(document.activeElement).toBe(liquidity.in.getByRole('button', start))
  expect(liquidity.in.queryByRole('button', skip)).toBeNull()
  const vesting = await step(3)
  expect(vesting.item.getAttribute('aria-current')).toBe('step')
  await userEvent.click(vesting.in.getByRole('button', skip))
  await vesting.in.findByText(words.skipped)
  expect(vesting.item.getAttribute('aria-current')).toBeNull()
  first.unmount()

  await useDraft.persist.rehydrate()
  expect(useDraft.getState().finished[0]?.skipped).toEqual(['liquidity', 'vesting'])
  await show(token)
  expect((await step(2)).item.textContent).toContain(words.skipped)
  await userEvent.click((await step(3)).in.getByRole('button', start))
  await screen.findByLabelText(en.vesting.list)
})

test('a step opens the panel of the token’s page; its stored plan keeps it open after a reload', async () => {
  const token = await fixture.create('baby')
  const first = await show(token)
  expect(screen.queryByLabelText(en.vesting.list)).toBeNull()
  const vesting = await step(3)
  await vesting.in.findByText(en.locks.noneOfToken)
  await userEvent.click(vesting.in.getByRole('button', start))
  await userEvent.type(await screen.findByLabelText(en.vesting.list), '0x5555555555555555555555555555555555555551, 2')
  await userEvent.click(vesting.in.getByRole('button', { name: en.liquidity.review }))
  await vesting.in.findByText(words.started)
  expect(vesting.in.queryByRole('button', skip)).toBeNull()
  first.unmount()

  await show(token)
  const again = await step(3)
  await again.in.findByText(words.started)
  await again.in.findByRole('region', { name: en.tx.title })
  await userEvent.click(again.in.getByRole('button', { name: words.hide }))
  expect(again.in.queryByRole('region', { name: en.tx.title })).toBeNull()
})

for (const kind of ['standard', 'baby'] as const)
  test(`what is done of a ${kind} token is read from the chain: liquidity by who has it, and filled locks`, async () => {
    const token = await fixture.create(kind)
    const { firstOwner, otherAccount } = fixture
    await fixture.approveAndSend(token, firstOwner, await termsIn(fixture).seed(token))
    const { market } = await fixture.market(token, firstOwner)
    const pair = market.pair as Address
    const half = market.lpSupply / 2n
    const { lock } = lockStepsIn(fixture)
    await lock({ beneficiary: firstOwner, token: pair, amount: half, startIn: day })
    await lock({ beneficiary: otherAccount, token: token.token, amount: 0n, startIn: day })
    const first = await show(token)
    const liquidity = await step(2)
    await liquidity.in.findByText(words.yours.replace('{{percent}}', '50'))
    expect(liquidity.item.textContent).toContain('50% of the liquidity is locked: none of it can leave before')
    expect(liquidity.item.textContent).not.toContain('burnt')
    // An empty lock, which any account can list, is no vesting.
    expect((await step(3)).item.textContent).toContain(en.locks.noneOfToken)
    expect((await step(3)).item.getAttribute('aria-current')).toBe('step')
    first.unmount()

    await lock({ beneficiary: otherAccount, token: token.token, amount: units, startIn: day })
    await show(token)
    const vesting = await step(3)
    await vesting.in.findByText(words.locks)
    for (const { item } of [await step(2), vesting]) {
      expect(item.getAttribute('aria-current')).toBeNull()
      expect(within(item).queryByRole('button', skip)).toBeNull()
      within(item).getByRole('button', { name: words.show })
    }
  })

test('burnt liquidity is called so, and a stored plan comes before the tick', async () => {
  const token = await fixture.create('baby')
  const terms = await termsIn(fixture).seed(token, fixture.firstOwner, { to: 'burn' })
  await fixture.approveAndSend(token, fixture.firstOwner, terms)
  usePlans.getState().save(fixture.plan(token, fixture.firstOwner, terms))
  await show(token)
  const liquidity = await step(2)
  await liquidity.in.findByText(words.started)
  expect(liquidity.item.getAttribute('aria-current')).toBe('step')
  usePlans.setState({ plans: {} })
  await liquidity.in.findByText(words.burnt.replace('{{percent}}', '100'))
})

test('without a wallet the steps are shown, and a connection is asked for', async () => {
  const token = await fixture.create('standard')
  useDraft.setState({ finished: [draftOf(token)] })
  const { createConfig, http } = await import('wagmi')
  const transports = { [foundry.id]: http(fixture.chain.rpcUrl) }
  await renderPage(<Newest />, createConfig({ chains: [foundry], transports, storage: null }))
  await (await step(2)).in.findByText(en.liquidity.pool.empty)
  screen.getByText(en.tokenPage.connect)
})

test('what cannot be read is said, and read again', async () => {
  const token = await fixture.create('standard')
  await fixture.chain.stop()
  await show(token)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain("Couldn't load the token from"))
  expect(screen.queryByRole('listitem')).toBeNull()
})
