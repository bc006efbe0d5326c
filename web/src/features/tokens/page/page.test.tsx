import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encodeAbiParameters, toFunctionSelector } from 'viem'
import { bscTestnet } from 'viem/chains'
import { beforeEach, expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { renderPage, scriptedConfig } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { TokenPage } from './page.tsx'

const { common, errors, tokenPage } = en
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const chainId = String(bscTestnet.id)

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const isToken = toFunctionSelector('isToken(address)')
const answers = new Map<string, string>([
  [toFunctionSelector('decimals()'), word(18n)],
  [toFunctionSelector('totalSupply()'), word(10n ** 21n)],
  [toFunctionSelector('symbol()'), text('HRB')],
  [toFunctionSelector('name()'), text('Harbour')],
  [toFunctionSelector('contractURI()'), text('')],
])

let isDown = false
/** The factory that claims the token as its own. */
let maker: string | undefined
let hasCode = true
beforeEach(() => {
  isDown = false
  hasCode = true
  maker = kinds.standard.factory.address
})

const config = scriptedConfig(async ({ method, params }) => {
  if (isDown) throw { code: -32005, message: 'limit exceeded' }
  if (method === 'eth_getCode') return hasCode ? '0x00' : '0x'
  const [call] = params as [{ to: string; data: string }]
  const selector = call.data.slice(0, 10)
  if (selector !== isToken) return answers.get(selector)
  if (!hasCode) return '0x'
  return word(call.to.toLowerCase() === maker?.toLowerCase() ? 1n : 0n)
})
const open = (at: Partial<{ chainId: string; address: string }> = {}) =>
  renderPage(<TokenPage chainId={chainId} address={address} {...at} />, config)

test('an address that is none is told as such, and nothing is asked of the chain', async () => {
  isDown = true
  for (const wrong of ['x', `${address}0`, address.slice(2)]) {
    const { unmount } = await open({ address: wrong })
    expect(await screen.findByText(tokenPage.problems.malformed)).toBeDefined()
    unmount()
  }
})

test.each(['999999', '-1', '0x61', '97.0', 'x'])('the network %s is told as unknown', async (wrong) => {
  await open({ chainId: wrong })
  expect(await screen.findByText(`Network ${wrong} isn't known here.`)).toBeDefined()
})

test('a network that is known but not enabled is told by its name', async () => {
  await open({ chainId: '5' })
  expect(await screen.findByText("Goerli isn't supported here, so nothing can be read from it.")).toBeDefined()
})

test('an address that no factory of ours made is told, and so is a network without factories', async () => {
  maker = undefined
  const { unmount } = await open()
  expect(await screen.findByText(/^None of our factories on .* created a token at this address/)).toBeDefined()
  unmount()
  hasCode = false
  await open()
  expect(await screen.findByText(/^None of our factories is on .* yet/)).toBeDefined()
})

test('a token is read without a wallet, whatever the capital letters of its address', async () => {
  await open({ address: address.toLowerCase() })
  expect(await screen.findByRole('heading', { name: 'Harbour (HRB)' })).toBeDefined()
  expect(screen.getByText(address)).toBeDefined()
  expect(screen.getByText(en.createToken.fields.totalSupply).parentElement?.textContent).toContain('1,000 HRB')
  expect(screen.getByRole('button', { name: tokenPage.share })).toBeDefined()
  expect(screen.getByRole('button', { name: common.copyAddress })).toBeDefined()
  expect(screen.getByText(tokenPage.connect)).toBeDefined()
  expect(screen.getAllByRole('button', { name: en.wallet.connect })).toHaveLength(1)
})

test('a chain that does not answer is told with a way to ask again', async () => {
  isDown = true
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(errors.rateLimited)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: common.tryAgain }))
  expect(await screen.findByRole('heading', { name: 'Harbour (HRB)' })).toBeDefined()
})

test('what was read stands while it cannot be read anew, with its age and the reason', async () => {
  const { client } = await open()
  await screen.findByRole('heading', { name: 'Harbour (HRB)' })
  isDown = true
  await client.refetchQueries({ queryKey: ['token'] })
  await waitFor(() => expect(screen.getByText(/^as of /)).toBeDefined())
  expect(screen.getByRole('alert').textContent).toContain(errors.rateLimited)
  expect(screen.getByRole('heading', { name: 'Harbour (HRB)' })).toBeDefined()
})
