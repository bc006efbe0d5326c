import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encodeAbiParameters, toFunctionSelector, UserRejectedRequestError } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, http, mock } from 'wagmi'
import { connect } from 'wagmi/actions'
import { outageInterval } from '@/components/errors/read-failed.tsx'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { renderPage, scriptedConfig } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { AddToWallet } from './add-to-wallet.tsx'
import { CreateOnOtherNetwork, ResultStep } from './created-page.tsx'

describe('result', () => {
  const { common, createToken, errors, errorAdvice } = en
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
  const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
  const answers = new Map<string, string>([
    [toFunctionSelector('decimals()'), number(18n)],
    [toFunctionSelector('totalSupply()'), number(10n ** 21n)],
    [toFunctionSelector('balanceOf(address)'), number(10n ** 21n)],
    [toFunctionSelector('symbol()'), text('HRB')],
    [toFunctionSelector('name()'), text('Harbour')],
    // No factory has made it, so there are no launch steps.
    [toFunctionSelector('isToken(address)'), number(0n)],
  ])

  let isDown = false
  let isGone = false
  beforeEach(() => {
    isDown = false
    isGone = false
  })
  afterEach(() => {
    vi.useRealTimers()
    useDraft.setState({ finished: [] })
    useDraft.getState().startFromLink({})
  })

  const config = scriptedConfig(async ({ params }) => {
    if (isGone) return '0x'
    if (isDown) throw { code: -32005, message: 'limit exceeded' }
    const [call] = params as [{ data: string }]
    return answers.get(call.data.slice(0, 10))
  })
  const hash = `0x${'ab'.repeat(32)}` as const
  const finishedDraft = {
    kind: 'standard',
    chainId: bscTestnet.id,
    creator: account,
    token,
    hash,
    salt: hash,
    values: {},
  } as const
  const open = () => renderPage(<ResultStep finishedDraft={finishedDraft} kindId="standard" />, config)

  test('a token that cannot be read is told with an advice, details and a way to ask again', async () => {
    isDown = true
    await open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(errors.rateLimited)
    expect(alert.textContent).toContain(errorAdvice.rateLimited)
    expect(alert.textContent).toContain(common.details)
    expect(screen.queryByText(createToken.result.reading)).toBeNull()

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: common.tryAgain }))
    expect(await screen.findByRole('heading', { name: 'Harbour is live' })).toBeDefined()
  })

  test('a token that a reorg has taken back is called so, is looked for again, and is shown once it is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    isGone = true
    await open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/doesn't show this token/)
    isGone = false
    vi.advanceTimersByTime(outageInterval)
    expect(await screen.findByRole('heading', { name: 'Harbour is live' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('what was read stands until it can be read anew, with its age', async () => {
    const { client } = await open()
    await screen.findByRole('heading', { name: 'Harbour is live' })
    isDown = true
    await client.refetchQueries()
    await waitFor(() => expect(screen.getByText(/^as of /)).toBeDefined())
    expect(screen.getByRole('heading', { name: 'Harbour is live' })).toBeDefined()
  })

  test('a figure of an earlier visit is not shown as of now', async () => {
    const { client, unmount } = await open()
    await screen.findByRole('heading', { name: 'Harbour is live' })
    unmount()
    await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['token'] })).toEqual([]))
  })

  test('what the generated hooks have read is forgotten as well once the page is left', async () => {
    const { client, unmount } = await open()
    await screen.findByRole('heading', { name: 'Harbour is live' })
    const kept = () => client.getQueryCache().findAll({ queryKey: ['readContract'] })
    expect(kept()).toHaveLength(5)
    unmount()
    await waitFor(() => expect(kept()).toEqual([]))
  })

  test('the token has a page for others, whose whole address is copied, and its source for explorers', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Harbour is live' })
    const link = `${window.location.origin}/token/${bscTestnet.id}/${token}`
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href).toBe(link)
    await userEvent.setup().click(screen.getByRole('button', { name: createToken.result.copyLink }))
    expect(await navigator.clipboard.readText()).toBe(link)
    expect(screen.getByText(createToken.verification.title)).toBeDefined()
  })

  test('token and transaction are found in the explorer of their network', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Harbour is live' })
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
    expect(links).toContain(`https://testnet.bscscan.com/token/${token}`)
    expect(links).toContain(`https://testnet.bscscan.com/tx/${hash}`)
  })

  /** The creator's wallet has switched from the test network to the local one. */
  async function moveOn() {
    const moved = await connectTestConfig((method) => (method === 'eth_requestAccounts' ? [account] : undefined))
    return renderPage(<CreateOnOtherNetwork finishedDraft={finishedDraft} kindId="standard" />, moved)
  }
  const alsoThere = createToken.result.alsoThere.replace('{{network}}', 'Local chain')

  test('on another network the same token can be made, too', async () => {
    useDraft.setState({ finished: [finishedDraft] })
    const { router } = await moveOn()
    await userEvent.click(screen.getByRole('button', { name: alsoThere }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/create-token'))
    expect(useDraft.getState()).toMatchObject({ salt: finishedDraft.salt, step: 'stepTwo' })
  })

  test('on a network where it was made already it is not offered once more', async () => {
    useDraft.setState({ finished: [{ ...finishedDraft, chainId: foundry.id }, finishedDraft] })
    await moveOn()
    expect(screen.queryByRole('button', { name: alsoThere })).toBeNull()
  })
})

describe('adding the token to a wallet', () => {
  const { addToWallet, addedToWallet, walletLimits, notAdded } = en.createToken.result
  const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const user = userEvent.setup()

  async function open({
    chainId = bscTestnet.id,
    symbol = 'HRB',
    decimals = 18,
    watchAssetError,
  }: {
    chainId?: number
    symbol?: string
    decimals?: number
    watchAssetError?: Error
  }) {
    const connector = mock({ accounts: [token], features: { watchAssetError } })
    const config = createConfig({
      chains: [bscTestnet],
      connectors: [connector],
      transports: { [bscTestnet.id]: http('http://127.0.0.1:9') },
      storage: null,
    })
    await connect(config, { connector })
    await renderPage(<AddToWallet chainId={chainId} token={token} symbol={symbol} decimals={decimals} />, config)
    await user.click(screen.getByRole('button', { name: addToWallet }))
  }

  test('the wallet is asked to list the token, and the button says that it did', async () => {
    await open({})
    expect(await screen.findByRole('button', { name: addedToWallet })).toBeDefined()
    expect(screen.queryByText(walletLimits)).toBeNull()
  })

  test.each([
    ['TWELVELETTER', 18, true],
    ['ELEVENCHARS', 36, false],
    ['HRB', 37, true],
  ])('what wallets refuse to list is said beforehand: %s with %i decimals', async (symbol, decimals, isBeyond) => {
    await open({ symbol, decimals })
    expect(screen.queryByText(walletLimits) !== null).toBe(isBeyond)
  })

  /** Renders a token of 6 decimals with a wallet that can list it, and records the wallet's requests. */
  async function requestListing(answer: unknown) {
    const requests: unknown[] = []
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [token],
      wallet_watchAsset: answer,
    }
    const config = await connectTestConfig((method, params) => {
      if (method === 'wallet_watchAsset') requests.push(params)
      return answers[method]
    })
    await renderPage(<AddToWallet chainId={31337} token={token} symbol="HRB" decimals={6} />, config)
    await user.click(screen.getByRole('button', { name: addToWallet }))
    return requests
  }

  test('the wallet is asked for this very token; one that says it did not add it is not said to have', async () => {
    const requests = await requestListing(false)
    expect(requests).toEqual([{ type: 'ERC20', options: { address: token, symbol: 'HRB', decimals: 6 } }])
    expect(await screen.findByRole('button', { name: addToWallet })).toHaveProperty('disabled', false)
    expect(screen.queryByRole('button', { name: addedToWallet })).toBeNull()
  })

  test('while the wallet is asked, it is not asked twice', async () => {
    const requests = await requestListing(new Promise(() => {}))
    expect(screen.getByRole('button', { name: addToWallet })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: addToWallet }))
    expect(requests).toHaveLength(1)
  })

  test('a declined request is quiet', async () => {
    await open({ watchAssetError: new UserRejectedRequestError(new Error('no')) })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: addToWallet })).toBeDefined()
  })

  test('a wallet that cannot do it says so', async () => {
    await open({ watchAssetError: new Error('unsupported') })
    expect((await screen.findByRole('alert')).textContent).toContain(notAdded)
  })

  test('a wallet on another network would list a stranger, and is not asked', async () => {
    await open({ chainId: 56 })
    expect(screen.getByRole('button', { name: addToWallet })).toHaveProperty('disabled', true)
  })
})
