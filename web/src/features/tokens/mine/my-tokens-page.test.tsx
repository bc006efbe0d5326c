import { resolveNames } from '@saleyard/send/names/resolve-names.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, numberToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import { env } from '@/lib/env.ts'
import { configuredChains, getChain } from '@/lib/networks/chains.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { accountA, accountB, createScriptedConfig, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { chooseEverywhere, keepDates, useMine } from './mine-store.ts'
import { MyTokensPage } from './my-tokens-page.tsx'
import { type MyToken, type NetworkTokens, readNetworkTokens } from './read-network-tokens.ts'
import '@/lib/i18n/i18n.ts'

// What they read has tests on a chain of its own: here each network answers when the test says so.
vi.mock('@saleyard/send/names/resolve-names.ts', () => ({ resolveNames: vi.fn() }))
vi.mock('./read-network-tokens.ts', async (original) => ({ ...(await original<object>()), readNetworkTokens: vi.fn() }))
const names = vi.mocked(resolveNames)
const reader = vi.mocked(readNetworkTokens)

const { mine, createToken, tokenPage, form, home } = en
const [local] = configuredChains
const everyId = configuredChains.map(({ id }) => id)

beforeEach(() => {
  reader.mockReset().mockResolvedValue(answer())
  names.mockReset()
  useMine.setState({ watched: null, everywhere: [] })
  knownTokens.setState({ tokens: [] })
  appStore.setState({ recentAccount: null })
})
afterEach(() => localStorage.clear())

const answer = (tokens: MyToken[] = [], more: Partial<NetworkTokens> = {}): NetworkTokens => ({
  ...{ tokens, more: false, failed: [], isPartial: false },
  ...more,
})

function tokenOf(change: Partial<MyToken> = {}): MyToken {
  return {
    ...{ chainId: local.id, token: accountA, kind: 'standard', blockNumber: 1n, contractURI: '' },
    ...{ name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 10n ** 27n, balance: 5n * 10n ** 18n },
    ...{ created: true, received: true, isOwner: false, isOffered: false, pool: { state: 'none' } },
    createdAt: 1_790_000_000,
    ...change,
  }
}

/** Shows the page at its address, as the route does. */
async function show(config: Config = createScriptedConfig(), account?: string) {
  const root = createRootRoute()
  const at = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => null })
  const route = createRoute({
    getParentRoute: () => root,
    path: '/my-tokens',
    validateSearch: (search: Record<string, unknown>) => search as { account?: string },
    component: () => <MyTokensPage watching={(route.useSearch() as { account?: string }).account} />,
  })
  const others = ['/token/$chainId/$address', '/create-token', '/multi-sender'].map(at)
  const initialEntries = [account ? `/my-tokens?account=${account}` : '/my-tokens']
  const router = createRouter({
    routeTree: root.addChildren([route, ...others]),
    history: createMemoryHistory({ initialEntries }),
  })
  await router.load()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { router, client }
}

async function showConnected(account: Address = accountA) {
  const config = createScriptedConfig({ wallets: [createScriptedWallet({ accounts: [account] })] })
  await connectFirstWallet(config)
  return show(config)
}

const asked = () => reader.mock.calls.map(([, { chainId, account }]) => [chainId, account])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: mine.watch })
const fill = (text: string, value: string) => text.replace(/\{\{\w+\}\}/, value)
const network = (id: number) =>
  within(screen.getByRole('list', { name: home.networks }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(getChain(id).title))

test('without a wallet the page offers to connect one and to watch an account, and asks no node', async () => {
  await show()
  screen.getByText(createToken.myTokens.connect)
  screen.getByRole('button', { name: en.wallet.connect })
  expect(field().value).toBe('')
  expect(reader).not.toHaveBeenCalled()
})

test('while the last session reconnects, the page waits with the header instead of asking to connect', async () => {
  appStore.setState({ recentAccount: { address: accountA, chainId: local.id } })
  await show()
  expect(screen.getByRole('status').textContent).toBe(createToken.myTokens.loading)
  expect(screen.queryByText(en.wallet.connect)).toBeNull()

  act(() => appStore.setState({ recentAccount: null })) // it could not be restored
  screen.getByRole('button', { name: en.wallet.connect })
})

const everywhere = () => screen.getByRole<HTMLInputElement>('checkbox', { name: mine.everywhere })

test('with a wallet its network alone is read; a press reads all, now and on the next visit, until another press', async () => {
  await showConnected()
  await screen.findByText(fill(createToken.myTokens.empty, local.title))
  expect(asked()).toEqual([[local.id, accountA]])

  await userEvent.click(everywhere())
  await screen.findByText(/Local chain, .*, and Arbitrum One/)
  expect(asked()).toEqual(everyId.map((id) => [id, accountA])) // the first one is not read again
  expect(useMine.getState().everywhere).toEqual([accountA])

  await userEvent.click(everywhere())
  expect(network(97)).toBeUndefined()
  expect(useMine.getState().everywhere).toEqual([])
})

test('the choice of one account sends no other account to all networks', async () => {
  useMine.setState({ everywhere: [accountB] })
  await showConnected()
  await screen.findByText(fill(createToken.myTokens.empty, local.title))
  expect(everywhere().checked).toBe(false)
  expect(asked()).toEqual([[local.id, accountA]])
})

test('what another tab takes back, dates that are read here do not bring back', async () => {
  chooseEverywhere(accountA, true)
  localStorage.setItem('my-tokens', JSON.stringify({ state: { watched: null, everywhere: [] }, version: 1 }))
  keepDates(local.id, new Map([[accountB, 5]]))
  expect(JSON.parse(localStorage.getItem('my-tokens') ?? '').state.everywhere).toEqual([])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'my-tokens' })))
  expect(useMine.getState().everywhere).toEqual([])
})

test('one silent network hides no token of another, and is asked again alone', async () => {
  useMine.setState({ everywhere: [accountA] })
  const [, second = 0, third = 0] = everyId
  let isSilent = true
  reader.mockImplementation(async (_, { chainId }) => {
    if (chainId === second && isSilent) throw new Error('no answer')
    return answer(chainId === local.id ? [tokenOf()] : [])
  })
  await showConnected()
  await screen.findByText('Harbour')
  await vi.waitFor(() => expect(network(second)?.textContent).toContain(home.health.silent))
  expect(network(local.id)?.textContent).toContain('1')
  expect(network(third)?.textContent).toContain('0')
  screen.getByText(fill(createToken.myTokens.failed, getChain(second).title))

  isSilent = false
  reader.mockClear()
  await press(en.common.tryAgain)
  await vi.waitFor(() => expect(network(second)?.textContent).toContain('0'))
  expect(asked()).toEqual([[second, accountA]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where no network answers, nothing says that there are no tokens', async () => {
  reader.mockRejectedValue(new Error('no answer'))
  await showConnected()
  await screen.findByText(fill(createToken.myTokens.failed, local.title))
  expect(screen.queryByRole('link', { name: createToken.myTokens.create })).toBeNull()
})

test('tokens of all networks are in one list, newest first, and one without a date says so and comes last', async () => {
  useMine.setState({ everywhere: [accountA] })
  const dates = [3_000_000, undefined, 9_000_000, 6_000_000]
  reader.mockImplementation(async (_, { chainId }) => {
    const index = everyId.indexOf(chainId)
    return answer([tokenOf({ chainId, name: `Token ${index}`, createdAt: dates[index] })])
  })
  await showConnected()
  await screen.findByText('Token 3')
  const cards = screen.getAllByRole('link', { name: /Token \d/ })
  await vi.waitFor(() => expect(cards).toHaveLength(4))
  expect(screen.getAllByRole('link', { name: /Token \d/ }).map((card) => card.textContent)).toEqual([
    ...[2, 3, 0, 1].map((index) => `Token ${index} HRB`),
  ])
  screen.getByText(new RegExp(mine.noDate))
})

test('a card says what is known: price, fees, dividends and balance, exact on hover, and what is not known', async () => {
  const baby = tokenOf({
    ...{ kind: 'baby', name: 'Duckling', symbol: 'DUCK', balance: 1_234_567_890n * 10n ** 18n, isOwner: true },
    pool: {
      ...{ state: 'open', exchange: 'Uniswap', pair: accountB, lpSupply: 10n ** 18n },
      ...{ reserveToken: 3n * 10n ** 18n, reserveCoin: 10n ** 18n },
    },
    vault: { tokenUnits: 7n * 10n ** 18n, coin: 10n ** 17n, isDue: false },
    dividends: { claimable: 25_000n, rewardToken: accountB, symbol: '\u202eUSD', decimals: 3 },
  })
  const unread = tokenOf({
    ...{ token: accountB, kind: 'baby', name: 'Mute', pool: { state: 'unknown' }, vault: 'unread' },
    dividends: { claimable: 25_000n, rewardToken: accountB },
  })
  reader.mockResolvedValue(answer([baby, unread]))
  await showConnected()
  await screen.findByText('Duckling')
  const figures = screen.getAllByRole('definition').map((each) => each.textContent)
  const { unread: couldNot, unknown } = tokenPage.hero.none
  expect(figures).toEqual([
    ...['0.3333 ETH', '2 ETHUniswap', '7 DUCK0.1 ETH', '25 USD', '1.235B DUCK'],
    ...[unknown, '—', couldNot, `25,000 ${tokenPage.dividends.baseUnits}`, '5 HRB'],
  ])
  screen.getByTitle('1,234,567,890 DUCK')
  expect(screen.getByRole('link', { name: `${tokenPage.dividends.claim}: DUCK` }).getAttribute('href')).toBe(
    `/token/${local.id}/${accountA}#dividends`,
  )
})

test('where the reward token refuses to pay, a card says so, and proposes no claim', async () => {
  const dividends = { claimable: 5n, unpaid: 'refused', rewardToken: accountB, symbol: 'USD', decimals: 0 } as const
  reader.mockResolvedValue(answer([tokenOf({ kind: 'baby', created: false, dividends })]))
  await showConnected()
  await screen.findByText(tokenPage.badges.rewardStuck.label)
  expect(screen.queryByRole('link', { name: new RegExp(`^${tokenPage.dividends.claim}`) })).toBeNull()
})

test('with nothing due a card leads to the airdrop on the network of the wallet, elsewhere to the trade', async () => {
  useMine.setState({ everywhere: [accountA] })
  const pool = {
    state: 'drained',
    exchange: 'x',
    pair: accountB,
    lpSupply: 1n,
    reserveToken: 1n,
    reserveCoin: 1n,
  } as const
  reader.mockImplementation(async (_, { chainId }) => answer(chainId === 42161 ? [] : [tokenOf({ chainId, pool })]))
  await showConnected()
  await vi.waitFor(() => expect(screen.getAllByText('Harbour')).toHaveLength(everyId.length - 1))
  const links = screen.getAllByRole('link', { name: /: HRB$/ }).map((link) => link.getAttribute('href'))
  expect(links.sort()).toEqual(
    [`/multi-sender?token=${accountA}`, ...[56, 97].map((id) => `/token/${id}/${accountA}#trade`)].sort(),
  )
})

test('what a stranger named and sent gets no name elsewhere on the page, and a note to beware', async () => {
  const sent = tokenOf({ token: accountB, symbol: 'USDC', created: false })
  reader.mockResolvedValue(answer([tokenOf(), sent], { isPartial: true }))
  await showConnected()
  await screen.findByText(new RegExp(tokenPage.anybodyNames))
  screen.getByText(new RegExp(fill(mine.partial, local.title).slice(0, 40)))
  expect(knownTokens.getState().tokens).toEqual([{ chainId: local.id, token: accountA, symbol: 'HRB' }])
})

test('a kind that cannot be read is named, and more tokens are read on request', async () => {
  const failed = [{ kind: 'baby', error: new Error('down') } as const]
  reader.mockResolvedValue(answer([tokenOf()], { failed, more: true }))
  await showConnected()
  await screen.findByText(fill(tokenPage.kindFailed, createToken.kinds.baby.title))
  await press(createToken.myTokens.more)
  await vi.waitFor(() => expect(reader.mock.lastCall?.[1].size).toBe(40))
  screen.getByText('Harbour') // stays meanwhile
})

test('while more are read, and after that fails, what is shown stays, and the focus', async () => {
  reader.mockResolvedValueOnce(answer([tokenOf()], { more: true }))
  await showConnected()
  await screen.findByText('Harbour')
  let fail = (_error: Error) => {}
  reader.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const button = screen.getByRole('button', { name: createToken.myTokens.more })
  await userEvent.click(button)
  await vi.waitFor(() => expect(reader.mock.lastCall?.[1].size).toBe(40))
  screen.getByText('Harbour')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(reader).toHaveBeenCalledTimes(2)

  fail(new Error('down'))
  await screen.findByText(fill(createToken.myTokens.failed, local.title))
  screen.getByText('Harbour')
})

test.each([
  ['20+', { more: true }],
  ['1+', { isPartial: true }],
  ['1+', { failed: [{ kind: 'baby', error: new Error('down') } as const] }],
  ['1', {}],
] as const)('a network that may have more tokens than are shown says %s for %j', async (words, change) => {
  const tokens = Array.from({ length: words.startsWith('2') ? 20 : 1 }, (_, index) =>
    tokenOf({ token: numberToHex(index + 1, { size: 20 }) }),
  )
  reader.mockResolvedValue(answer(tokens, change as never))
  await showConnected()
  await screen.findAllByText('Harbour')
  expect(network(local.id)?.textContent).toBe(`${local.title}${words}`)
})

test('where tokens may be missing, nothing says that there are none', async () => {
  reader.mockResolvedValue(answer([], { isPartial: true }))
  await showConnected()
  await screen.findByText(fill(mine.partial, local.title))
  screen.getByRole('link', { name: createToken.myTokens.create })
  expect(screen.queryByText(fill(createToken.myTokens.empty, local.title))).toBeNull()
})

test('tokens that could not be read again stay, with the age of what is shown', async () => {
  reader.mockResolvedValueOnce(answer([tokenOf()])).mockRejectedValue(new Error('down'))
  const { client } = await showConnected()
  await screen.findByText('Harbour')
  await act(() => client.refetchQueries())
  await screen.findByText(/^as of \d sec\. ago$/)
  screen.getByText('Harbour')
  screen.getByText(fill(createToken.myTokens.failed, local.title))
})

test('an account is watched without a wallet: all networks are read, and the page says that nothing is signed', async () => {
  reader.mockImplementation(async (_, { chainId }) => answer(chainId === local.id ? [tokenOf()] : []))
  const { router } = await show()
  await userEvent.type(field(), ` ${accountB.toLowerCase()} {Enter}`)
  await screen.findByText(mine.watching)
  expect(router.state.location.search).toEqual({ account: accountB })
  expect(document.activeElement?.textContent).toContain(accountB)
  expect(field().value).toBe('')
  expect(asked()).toEqual(everyId.map((id) => [id, accountB]))
  await screen.findByText('Harbour')
  expect(screen.queryByText(new RegExp(createToken.myTokens.created))).toBeNull()
  expect(knownTokens.getState().tokens).toEqual([])

  await press(mine.back)
  await screen.findByText(createToken.myTokens.connect)
  expect([router.state.location.search, useMine.getState().watched]).toEqual([{}, null])
  expect(document.activeElement).toBe(field())
})

test('what only a watched account can do is no act here, and fees can be processed', async () => {
  useMine.setState({ watched: accountB })
  const dividends = { claimable: 5n, rewardToken: accountB, symbol: 'USD', decimals: 0 } as const
  const vault = { tokenUnits: 1n, coin: 0n, isDue: true }
  const tokens = [
    tokenOf({ kind: 'baby', symbol: 'PAYS', dividends }),
    tokenOf({ token: accountB, kind: 'baby', symbol: 'DUE', vault }),
  ]
  reader.mockImplementation(async (_, { chainId }) => answer(chainId === local.id ? tokens : []))
  await show()
  const link = await screen.findByRole('link', { name: `${tokenPage.sections.dividends}: PAYS` })
  expect(link.getAttribute('href')).toBe(`/token/${local.id}/${accountA}#dividends`)
  screen.getByRole('link', { name: `${tokenPage.vault.process}: DUE` })
})

test('what is watched is kept on the device, and the own wallet comes first', async () => {
  useMine.setState({ watched: accountB })
  await showConnected()
  await screen.findByText(fill(createToken.myTokens.empty, local.title))
  expect(asked()).toEqual([[local.id, accountA]])
  expect(screen.queryByText(mine.watching)).toBeNull()
})

test('a kept account is watched again on the next visit', async () => {
  useMine.setState({ watched: accountB })
  await show()
  await screen.findByText(mine.watching)
  expect(document.activeElement).toBe(document.body)
  expect(asked()).toEqual(everyId.map((id) => [id, accountB]))
})

test('a link alone asks no node: the reader sees whom it names, and then decides', async () => {
  await show(undefined, accountB)
  screen.getByText(mine.linked, { exact: false })
  expect(reader).not.toHaveBeenCalled()
  await press(mine.show)
  await screen.findByText(mine.watching)
  expect(asked()).toEqual(everyId.map((id) => [id, accountB]))
})

test('where an indexer gets the account too, the form and a link say so', async () => {
  Object.assign(env, { VITE_INDEXER_URL: 'https://indexer.example/saleyard' })
  try {
    await show(undefined, accountB)
    const words = fill(mine.indexer, 'indexer.example')
    screen.getByText(`${mine.hint} ${words}`)
    screen.getByText(`${mine.linked} ${words}`, { exact: false })
  } finally {
    Object.assign(env, { VITE_INDEXER_URL: undefined })
  }
})

test('a link to the account of the session that reconnects waits for it, and one to another account does not', async () => {
  appStore.setState({ recentAccount: { address: accountB, chainId: local.id } })
  await show(undefined, accountB)
  screen.getByText(createToken.myTokens.loading)
  expect(screen.queryByText(mine.linked, { exact: false })).toBeNull()

  act(() => appStore.setState({ recentAccount: { address: accountA, chainId: local.id } }))
  screen.getByText(mine.linked, { exact: false })
})

test('a link to the own account shows it as the own one', async () => {
  const config = createScriptedConfig({ wallets: [createScriptedWallet()] })
  await connectFirstWallet(config)
  await show(config, accountA)
  await screen.findByText(fill(createToken.myTokens.empty, local.title))
  expect(screen.queryByText(mine.linked, { exact: false })).toBeNull()
})

test.each([
  ['0x12', form.addressInvalid],
  ['', form.addressInvalid],
  ['0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266', form.addressChecksum],
])('%j is no account: it stays in the field, with what is wrong', async (typed, problem) => {
  await show()
  if (typed) await userEvent.type(field(), typed)
  await press(mine.go)
  expect(screen.getByRole('alert').textContent).toBe(problem)
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true'])
  expect(reader).not.toHaveBeenCalled()

  await userEvent.type(field(), '1')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what a broken link brought is in the field, with what is wrong', async () => {
  await show(undefined, '0x12')
  expect([field().value, screen.getByRole('alert').textContent]).toEqual(['0x12', form.addressInvalid])
})

test('a name of a link waits for the press, and is looked up on Ethereum', async () => {
  names.mockResolvedValue({ 'ada.eth': { kind: 'resolved', address: accountB, readAt: 0 } })
  const { router } = await show(undefined, 'Ada.eth')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(names).not.toHaveBeenCalled()
  await press(mine.go)
  await screen.findByText(mine.watching)
  expect(names.mock.calls[0]?.[0]).toMatchObject({ names: ['ada.eth'], chainId: 1 })
  expect(router.state.location.search).toEqual({ account: accountB })
})

test.each([
  ['notFound', fill(en.multiSend.refusals.nameNotFound, 'eve.eth')],
  ['failed', fill(en.multiSend.names.failed_one, '1')],
] as const)('a name that is %s says so, and stays', async (kind, problem) => {
  names.mockResolvedValue({ 'eve.eth': { kind, readAt: 0 } })
  await show()
  await userEvent.type(field(), 'eve.eth{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(field().value).toBe('eve.eth')
  expect(reader).not.toHaveBeenCalled()
})

test('a name that breaks the rules of names is refused without a look-up', async () => {
  await show()
  await userEvent.type(field(), 'a_b.eth{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(form.addressInvalid)
  expect(names).not.toHaveBeenCalled()
})

test('an answer to a name that is no longer in the field changes nothing', async () => {
  let answerName = (_found: Awaited<ReturnType<typeof resolveNames>>) => {}
  names.mockReturnValueOnce(new Promise((resolve) => (answerName = resolve)))
  const { router } = await show()
  await userEvent.type(field(), 'ada.eth{Enter}')
  await vi.waitFor(() => expect(names).toHaveBeenCalled())
  await userEvent.clear(field())
  await userEvent.type(field(), 'eve.eth')
  await act(async () => answerName({ 'ada.eth': { kind: 'resolved', address: accountB, readAt: 0 } }))
  expect(router.state.location.search).toEqual({})
  expect([field().value, screen.queryByRole('alert')]).toEqual(['eve.eth', null])
  screen.getByRole('button', { name: mine.go })
})

test('a look-up that breaks off says so', async () => {
  names.mockRejectedValue(new Error('down'))
  await show()
  await userEvent.type(field(), 'ada.eth{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(fill(en.multiSend.names.failed_one, '1'))
})

test('another link to the page replaces what the field has', async () => {
  const { router } = await show(undefined, '0x12')
  await act(() => router.navigate({ to: '/my-tokens', search: { account: '0x34' } } as never))
  expect([field().value, screen.getByRole('alert').textContent]).toEqual(['0x34', form.addressInvalid])
})
