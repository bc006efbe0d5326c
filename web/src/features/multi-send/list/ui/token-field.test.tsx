import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { createTestConfig, renderApp, type WalletAnswer } from '@/testing/render-app.tsx'
import { accountA } from '@/testing/scripted-wallet.ts'
import type { FindOwnTokens } from './read-token.ts'
import { OwnTokensContext, TokenField } from './token-field.tsx'

const tide = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const own = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const chain = { id: 31_337, name: 'Local chain' }

afterEach(() => {
  knownTokens.setState({ tokens: [] })
  Object.assign(env, { VITE_INDEXER_URL: undefined })
  vi.unstubAllGlobals()
})

/** A node where every token has 2 decimals and the account holds 12.34 of it. */
const answer: WalletAnswer = (method, params) => {
  if (method !== 'eth_call') return undefined
  const [{ data }] = params as [{ data: Hex }]
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
  return encodeFunctionResult({
    abi: erc20Abi,
    functionName,
    result: (functionName === 'decimals' ? 2 : 1234n) as never,
  })
}

const field = (onChange: (text: string) => void, find?: FindOwnTokens, text = '') => (
  <OwnTokensContext value={find}>
    <TokenField text={text} token={{ status: 'none' }} chain={chain} onChange={onChange} />
  </OwnTokensContext>
)
const choices = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('tokens that this device created, and the account owns, are offered with balances, and a click fills in the address', async () => {
  rememberTokens([{ chainId: 31_337, token: tide, symbol: 'TIDE' }])
  const find: FindOwnTokens = async (_, { account }) =>
    account === accountA ? [{ token: own, symbol: 'HRB', from: 'received', held: { balance: 5n, decimals: 0 } }] : []
  const onChange = vi.fn()
  renderApp(field(onChange, find), await connectTestConfig(answer))
  await screen.findByText('12.34')
  expect(choices()).toHaveLength(2)
  expect(choices()[0]).toContain(`HRB${en.createToken.myTokens.received}`)

  await userEvent.click(screen.getByRole('button', { name: /TIDE/ }))
  expect(onChange).toHaveBeenCalledWith(tide)
})

test('the token in the field is marked, in whatever letters its address is written', async () => {
  rememberTokens([{ chainId: 31_337, token: tide, symbol: 'TIDE' }])
  renderApp(
    field(() => {}, undefined, tide.toLowerCase()),
    await connectTestConfig(answer),
  )
  expect((await screen.findByRole('button', { name: /TIDE/ })).getAttribute('aria-pressed')).toBe('true')
})

test('without a wallet the tokens of this network are offered, and nothing is read', async () => {
  rememberTokens([
    { chainId: 31_337, token: tide, symbol: 'TIDE' },
    { chainId: 56, token: own, symbol: 'HRB' },
  ])
  const asked = vi.fn(() => null)
  const find = vi.fn(async () => [])
  renderApp(
    field(() => {}, find),
    createTestConfig(asked),
  )
  await screen.findByRole('button', { name: /TIDE/ })
  expect(choices()).toHaveLength(1)
  expect(asked).not.toHaveBeenCalled()
  expect(find).not.toHaveBeenCalled()
})

test('error: tokens whose balances cannot be read stay in the list, and so do those of this device without a registry', async () => {
  rememberTokens([{ chainId: 31_337, token: tide, symbol: 'TIDE' }])
  const find = vi.fn(() => Promise.reject(new Error('down')))
  const down: WalletAnswer = (method) => {
    if (method === 'eth_call') throw new Error('down')
  }
  renderApp(
    field(() => {}, find),
    await connectTestConfig(down),
  )
  await vi.waitFor(() => expect(find).toHaveBeenCalled())
  await screen.findByRole('button', { name: /TIDE/ })
})

test('a symbol does not turn its line around, and one that shows nothing is replaced by the address', async () => {
  const held = { balance: 5n, decimals: 0 }
  const find: FindOwnTokens = async () => [
    { token: own, symbol: 'U\u202eSD\u200fT', from: 'received', held },
    { token: tide, symbol: '\u2067\n', from: 'received', held },
  ]
  renderApp(
    field(() => {}, find),
    await connectTestConfig(answer),
  )
  await screen.findByText('USDT')
  expect(screen.getAllByText(shortenAddress(tide)), 'as symbol and as address').toHaveLength(2)
})

test('where the page knows no token, nothing is offered', async () => {
  renderApp(
    field(() => {}),
    await connectTestConfig(answer),
  )
  await screen.findByLabelText(en.multiSend.asset.tokenLabel)
  expect(choices()).toEqual([])
})

const words = en.multiSend.asset.choices
const gone: Address = `0x${'1d'.repeat(20)}`
const mute: Address = `0x${'2d'.repeat(20)}`
const host = 'indexer.example'

/** An indexer that names these tokens; `undefined`: it gives no answer that can be read. */
function indexerNames(tokens: readonly Address[] | undefined) {
  Object.assign(env, { VITE_INDEXER_URL: `https://${host}/saleyard` })
  const asked = vi.fn(async (_url: URL, _options: { body: string }) =>
    Response.json(
      tokens ? { data: { holdings: { items: tokens.map((token) => ({ token: token.toLowerCase() })) } } } : {},
    ),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

/** A node with a token of a stranger, one that the account does not hold, and a contract that is no token. */
const strangers: WalletAnswer = (method, params) => {
  if (method !== 'eth_call') return undefined
  const [{ data, to }] = params as [{ data: Hex; to: Address }]
  if (to.toLowerCase() === mute) return '0x'
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
  const balance = to.toLowerCase() === gone ? 0n : 1234n
  const results = { decimals: 2, balanceOf: balance, symbol: 'WA\u202eVE' } as Record<string, unknown>
  return encodeFunctionResult({ abi: erc20Abi, functionName, result: results[functionName] as never })
}

test('what an indexer names is offered with the symbol and the balance that the chain has, and nothing is said', async () => {
  const asked = indexerNames([tide])
  renderApp(
    field(() => {}),
    await connectTestConfig(strangers),
  )
  await screen.findByText('12.34')
  expect(choices()).toHaveLength(1)
  expect(choices()[0]).toContain(`WAVE${words.held}`)
  expect(screen.queryByText(new RegExp(host))).toBeNull()
  const [url, { body } = { body: '' }] = asked.mock.calls[0] ?? []
  expect(String(url)).toBe(`https://${host}/saleyard/graphql`)
  expect(JSON.parse(body).variables).toMatchObject({ chainId: 31_337, account: accountA.toLowerCase() })
})

test('a token that this device knows stays as it is, whatever an indexer says of it', async () => {
  rememberTokens([{ chainId: 31_337, token: tide, symbol: 'TIDE' }])
  indexerNames([tide])
  renderApp(
    field(() => {}),
    await connectTestConfig(strangers),
  )
  await screen.findByText('12.34')
  expect(choices()).toHaveLength(1)
  expect(choices()[0]).toContain(`TIDE${words.known}`)
})

test.each([
  ['the account does not hold', gone],
  ['is no token', mute],
])('error: of an indexer that names what %s the rest is offered, and a sentence says so', async (_why, wrong) => {
  indexerNames([wrong, tide])
  renderApp(
    field(() => {}),
    await connectTestConfig(strangers),
  )
  await screen.findByText(words.wrong.replace('{{host}}', host))
  expect(choices()).toHaveLength(1)
  expect(choices()[0]).toContain('WAVE')
})

test('error: an indexer that does not answer takes nothing from the list, and a sentence says so', async () => {
  rememberTokens([{ chainId: 31_337, token: own, symbol: 'HRB' }])
  indexerNames(undefined)
  renderApp(
    field(() => {}),
    await connectTestConfig(strangers),
  )
  await screen.findByText(words.silent.replace('{{host}}', host))
  expect(choices()[0]).toContain('HRB')
  await screen.findByText('12.34')
})

test('error: where no node confirms what an indexer names, it is not offered, and the indexer is not blamed', async () => {
  const asked = indexerNames([tide])
  const down: WalletAnswer = (method) => {
    if (method === 'eth_call') throw new Error('down')
  }
  const find = vi.fn(async () => [
    { token: own, symbol: 'HRB', from: 'created', held: { balance: 5n, decimals: 0 } } as const,
  ])
  renderApp(
    field(() => {}, find),
    await connectTestConfig(down),
  )
  await screen.findByRole('button', { name: /HRB/ })
  expect(asked).toHaveBeenCalled()
  expect(choices()).toHaveLength(1)
  expect(screen.queryByText(new RegExp(host))).toBeNull()
})

test('without a wallet no indexer is contacted', async () => {
  rememberTokens([{ chainId: 31_337, token: tide, symbol: 'TIDE' }])
  const asked = indexerNames([own])
  renderApp(
    field(() => {}),
    createTestConfig(() => null),
  )
  await screen.findByRole('button', { name: /TIDE/ })
  expect(asked).not.toHaveBeenCalled()
})
