import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tokenQueries, tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import en from '@/locales/en.json'
import { FeesNow } from './fees-now.tsx'
import { TokenView } from './token-view.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const { process } = en.tokenPage.vault
let world: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  // What jsdom lacks and every browser has.
  Element.prototype.scrollIntoView ??= () => {}
  world = await startDividendFixture()
  await world.trade()
}, 60_000)
afterAll(() => world?.chain.stop())

test('once an act stands in a block, all that the page tells of the token is read anew, not only what was acted on', async () => {
  const { client } = await renderPage(
    <TokenView token={world.token} readAt={Date.now()} isFailed={false} />,
    world.config,
  )
  const readings = () => {
    const queries = client.getQueryCache().findAll({ queryKey: tokenQueryKey(world.token), type: 'active' })
    return queries.map(({ queryKey, state }) => [queryKey[3], state.dataUpdateCount] as const)
  }
  await waitFor(() => expect(readings().map(([part]) => part)).toEqual(expect.arrayContaining(['vault', 'market'])))
  await userEvent.click(await screen.findByRole('button', { name: process }))
  await screen.findByText(en.tx.simulationOk)
  const before = new Map(readings())

  const panel = within(screen.getByRole('region', { name: en.tx.title }))
  await userEvent.click(panel.getByRole('button', { name: process }))
  await panel.findByText(en.tx.states.final)
  // Sooner than the page's own interval would read it again.
  await waitFor(() => expect(readings().every(([part, count]) => count > (before.get(part) ?? 0))).toBe(true), {
    timeout: 5_000,
  })
})

test('once an action is mined, the balance of the account is read again as well', async () => {
  const { client } = await renderPage(
    <TokenView token={world.token} readAt={Date.now()} isFailed={false} />,
    world.config,
  )
  const reads = () => {
    const queries = client.getQueryCache().findAll({ ...tokenQueries(world.token), queryKey: ['readContract'] })
    return queries.map(({ queryKey, state }) => [queryKey[1], state.dataUpdateCount] as const)
  }
  const isBalance = expect.objectContaining({ functionName: 'balanceOf', args: [world.account] })
  await userEvent.click(await screen.findByRole('button', { name: process }))
  await screen.findByText(en.tx.simulationOk)
  await waitFor(() => expect(reads()).toEqual([[isBalance, expect.any(Number)]]))
  const [[, before] = []] = reads()

  const panel = within(screen.getByRole('region', { name: en.tx.title }))
  await userEvent.click(panel.getByRole('button', { name: process }))
  await panel.findByText(en.tx.states.final)
  await waitFor(() => expect(reads()[0]?.[1]).toBeGreaterThan(before ?? 0), { timeout: 5_000 })
})

test('who gets what of a transfer of 1,000 is told by the fees as they are now', async () => {
  await renderPage(<FeesNow token={taxedToken} />)
  const amounts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])
  const { purposes, recipient } = en.createToken.summary
  expect(Object.fromEntries(amounts)).toEqual({
    [purposes.reflection]: '30',
    [purposes.liquidity]: '25',
    [purposes.charity]: '0',
    [recipient]: '945',
  })
  expect(screen.getByText(/^5\.5\s% now/)).toBeDefined()
})
