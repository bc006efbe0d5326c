import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bscTestnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import {
  type SaleyardToken,
  type TaxedFacts,
  tokenQueries,
  tokenQueryKey,
} from '@/features/tokens/kinds/saleyard-token.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import en from '@/locales/en.json'
import { FeesNow } from './fees-now.tsx'
import { TokenFacts } from './token-facts.tsx'
import { TokenView } from './token-view.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

describe('view of a token', () => {
  const { process } = en.tokenPage.vault
  let fixture: Awaited<ReturnType<typeof startDividendFixture>>

  beforeAll(async () => {
    // What jsdom lacks and every browser has.
    Element.prototype.scrollIntoView ??= () => {}
    fixture = await startDividendFixture()
    await fixture.trade()
  }, 60_000)
  afterAll(() => fixture?.chain.stop())

  test('once an act stands in a block, all that the page tells of the token is read anew, not only what was acted on', async () => {
    const { client } = await renderPage(
      <TokenView token={fixture.token} readAt={Date.now()} isFailed={false} />,
      fixture.config,
    )
    const readings = () => {
      const queries = client.getQueryCache().findAll({ queryKey: tokenQueryKey(fixture.token), type: 'active' })
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

  test('a token that was created on this device leads back to the steps of its launch', async () => {
    const { chainId, token } = fixture.token
    const creator = fixture.account
    const link = () => screen.queryByRole('link', { name: en.createToken.launch.title })
    await renderPage(<TokenView token={fixture.token} readAt={Date.now()} isFailed={false} />, fixture.config)
    expect(link()).toBeNull()
    const draft = { kind: 'baby', chainId, creator, salt: `0x${'5a'.repeat(32)}`, values: {} } as const
    act(() => useDraft.setState({ finished: [{ ...draft, token: fixture.reward }] }))
    expect(link()).toBeNull()
    act(() => useDraft.setState({ finished: [{ ...draft, token }] }))
    expect(link()?.getAttribute('href')).toBe(`/create-token/${chainId}/${token}`)
    act(() => useDraft.setState({ finished: [] }))
  })

  test('the name of a token does not turn its heading around', async () => {
    const token = { ...fixture.token, name: 'Ti\u202ede\u2066\n Coin' }
    await renderPage(<TokenView token={token} readAt={Date.now()} isFailed={false} />, fixture.config)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(`Tide Coin${en.common.aside.replace('{{text}}', token.symbol)}`)
  })

  test('once an action is mined, the balance of the account is read again as well', async () => {
    const { client } = await renderPage(
      <TokenView token={fixture.token} readAt={Date.now()} isFailed={false} />,
      fixture.config,
    )
    const reads = () => {
      const queries = client.getQueryCache().findAll({ ...tokenQueries(fixture.token), queryKey: ['readContract'] })
      const read = queries.map(({ queryKey, state }) => [queryKey[1], state.dataUpdateCount] as const)
      return read.filter(([call]) => (call as { args?: unknown[] }).args?.[0] === fixture.account)
    }
    const isBalance = expect.objectContaining({ functionName: 'balanceOf', args: [fixture.account] })
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
    expect(screen.getByText(/^5\.5% now/)).toBeDefined()
  })
})

describe('facts', () => {
  const words = en.tokenPage.facts
  const addressOf = (pair: string) => `0x${pair.repeat(20)}` as const
  const token: SaleyardToken = {
    kind: 'standard',
    chainId: bscTestnet.id,
    token: addressOf('70'),
    name: 'Harbour',
    symbol: 'HRB',
    decimals: 0,
    totalSupply: 21_000n,
  }
  const taxed = {
    firstOwner: addressOf('a1'),
    owner: addressOf('b2'),
    vault: addressOf('c3'),
    pair: addressOf('d4'),
    router: addressOf('e5'),
  } as TaxedFacts

  const show = (change: Partial<TaxedFacts> = {}) =>
    renderPage(<TokenFacts token={{ ...token, kind: 'baby', taxed: { ...taxed, ...change } }} account={undefined} />)
  const rowOf = (name: string) => screen.getByText(name).closest('div')
  const linkIn = (name: string) => rowOf(name)?.querySelector('a')?.href.toLowerCase()

  test('a token with fees names who created it, who owns it and its vault, each with a way to look', async () => {
    await show()
    expect(linkIn(words.firstOwner)).toContain(taxed.firstOwner)
    expect(linkIn(words.owner)).toContain(taxed.owner)
    expect(linkIn(words.vault)).toContain(taxed.vault)
    expect(screen.queryByText(words.pendingOwner)).toBeNull()
  })

  test('one that is being handed over names to whom', async () => {
    await show({ pendingOwner: addressOf('f6') })
    expect(linkIn(words.pendingOwner)).toContain(addressOf('f6'))
  })

  test('one whose owner has renounced says so, and names none', async () => {
    await show({ owner: undefined })
    expect(rowOf(words.owner)?.textContent).toContain(words.renounced)
    expect(linkIn(words.owner)).toBeUndefined()
  })

  test('a contract URI is shown as text that leads nowhere; without one there is no row', async () => {
    const contractURI = 'https://example.org/token.json'
    const { unmount } = await renderPage(<TokenFacts token={{ ...token, contractURI }} account={undefined} />)
    expect(rowOf(en.createToken.fields.contractURI)?.textContent).toContain(contractURI)
    expect(rowOf(en.createToken.fields.contractURI)?.textContent).toContain(words.contractURINote)
    expect(linkIn(en.createToken.fields.contractURI)).toBeUndefined()
    unmount()
    await renderPage(<TokenFacts token={token} account={undefined} />)
    expect(screen.queryByText(en.createToken.fields.contractURI)).toBeNull()
  })

  test('a token without fees has no owner and no vault to name', async () => {
    await renderPage(<TokenFacts token={token} account={undefined} />)
    expect(rowOf(en.createToken.fields.totalSupply)?.textContent).toMatch(/21,000 HRB/)
    for (const name of [words.firstOwner, words.owner, words.vault]) expect(screen.queryByText(name)).toBeNull()
  })
})
