import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { accountA, accountB, createScriptedWallet, neverAnswer, refuse, throwing } from '@/testing/scripted-wallet.ts'
import {
  choose,
  chooseEach,
  chooseShown,
  chooseWith,
  click,
  findAccountButton,
  findConnectButton,
  flushWallets,
  openWallets,
  readPage,
  renderPage,
} from './render-page.tsx'

describe('announcements', () => {
  /** The rows of the wallets of this browser. */
  const rows = () => [...screen.getByLabelText(en.walletModal.connect.found).querySelectorAll('button')]
  const names = () => rows().map((row) => row.querySelector('.truncate')?.textContent)

  /** The list, with wallets of these names, pictures and rdns. */
  async function showWallets(...infos: { name?: string; icon?: string; rdns?: string }[]) {
    await renderPage(infos.map((info, at) => createScriptedWallet({ rdns: `test.${at}`, ...info })))
    await openWallets()
    return rows()
  }

  test('a wallet that announces itself twice: one row', async () => {
    const wallet = createScriptedWallet()
    await renderPage([wallet, wallet])
    await openWallets()
    act(() => wallet.announce())
    expect(names()).toEqual(['Test wallet'])
  })

  test('a wallet that announces itself late: its row comes while the dialog is open', async () => {
    await renderPage([])
    await openWallets()
    await screen.findByText(en.wallet.none)
    act(() => createScriptedWallet({ name: 'Late' }).announce())
    expect(names()).toEqual(['Late'])
    expect(screen.queryByText(en.wallet.none)).toBeNull()
  })

  test('two wallets with the same rdns: the first one, once, so none can take another’s place', async () => {
    await renderPage([
      createScriptedWallet({ name: 'First', rdns: 'same', accounts: [accountB] }),
      createScriptedWallet({ name: 'Second', rdns: 'same' }),
    ])
    await choose('First')
    await findAccountButton(accountB)
  })

  test('a picture that is not a data: image is not fetched: the first letter stands for it', async () => {
    const shown = await showWallets(
      { name: 'Https', icon: 'https://tracker.example/pixel.png' },
      { name: 'Script', icon: 'javascript:alert(1)' },
      { name: 'Markup', icon: 'data:text/html,<script>alert(1)</script>' },
      { name: 'Nothing', icon: '' },
      { name: 'Proper', icon: '\n data:image/svg+xml,<svg/>' },
    )
    expect(shown.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'data:image/svg+xml,<svg/>',
    ])
    expect(shown[0]?.textContent).toMatch(/^HHttps/)
  })

  test('a name with markup: the markup as text', async () => {
    const name = '<img src=x onerror=alert(1)> {{wallet}}'
    await showWallets({ name })
    expect(names()).toEqual([name])
    expect(rows()[0]?.querySelector('[src="x"]')).toBeNull()
  })

  test('a name of 300 letters is cut; one without any becomes the rdns', async () => {
    await showWallets(
      { name: 'W'.repeat(300) },
      { name: ' \t', rdns: 'io.nameless' },
      { name: 7 as never, rdns: 'io.seven' },
    )
    expect(names()).toEqual([`${'W'.repeat(40)}...`, 'io.nameless', 'io.seven'])
  })

  test('a name that turns or hides text: without the marks that do it', async () => {
    await showWallets({ name: '\u202eksaMateM\u202c' }, { name: 'Meta\u200b\u2060Mask\u0000' })
    expect(names()).toEqual(['ksaMateM', 'MetaMask'])
  })

  test('a wallet whose rdns is that of pairing is a wallet of this browser like any other', async () => {
    const { modal } = await renderPage([
      createScriptedWallet({ name: 'Impostor', rdns: 'walletConnect', accounts: [accountB] }),
    ])
    await choose('Impostor')
    await findAccountButton(accountB)
    expect(modal.pairing.store.getState()).toEqual({ step: 'idle' })
  })

  test('a wallet whose rdns is “injected”, wagmi’s word for window.ethereum: not listed, and the others are', async () => {
    await renderPage([
      createScriptedWallet({ name: 'Injected', rdns: 'injected' }),
      createScriptedWallet({ name: 'Other' }),
    ])
    await openWallets()
    await flushWallets()
    expect(names()).toEqual(['Other'])
  })
})

describe('connection requests', () => {
  const failed = i18n.t('wallet.failed', { wallet: 'Test wallet' })

  const always = (answer: (params: readonly unknown[]) => unknown) => ({
    answers: { wallet_requestPermissions: answer, eth_requestAccounts: answer },
  })

  test('of two wallets the one that is chosen is connected, and only that one is asked', async () => {
    const [a, b] = [
      createScriptedWallet({ name: 'A', rdns: 'a' }),
      createScriptedWallet({ name: 'B', rdns: 'b', accounts: [accountB] }),
    ]
    await renderPage([a, b])
    await choose('B')
    await findAccountButton(accountB)
    expect(a.requested.filter((method) => method !== 'eth_accounts')).toEqual([])
  })

  test('a wallet that is locked and never answers: “Confirm in …”, with a way out and another wallet to choose', async () => {
    const other = createScriptedWallet({ name: 'Other', rdns: 'other', accounts: [accountB] })
    const locked = createScriptedWallet(always(neverAnswer))
    await renderPage([locked, other])
    await choose('Test wallet')
    await screen.findByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))
    await chooseShown('Other')
    await findAccountButton(accountB)
  })

  test('a wallet that is locked and never answers: “Cancel” leaves the page as it was', async () => {
    await chooseWith(always(neverAnswer))
    await click(await screen.findByText(en.common.cancel))
    expect(screen.queryByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))).toBeNull()
    await findConnectButton()
  })

  test('a locked wallet that says -32002: “Your wallet has a request open already …”', async () => {
    await chooseWith(always(refuse(-32002)))
    await screen.findByText(failed)
    screen.getByText(en.errors.walletBusy)
  })

  test('a locked wallet that says 4100: “Your wallet doesn’t allow this page to do that …”', async () => {
    await chooseWith(always(refuse(4100)))
    await screen.findByText(en.errors.unauthorized)
  })

  test('wallets that decline with an object, a text, a code as a text or that of WalletConnect: “Connection declined”, and none is asked twice', async () => {
    const declines = [throwing({ code: 4001 }), throwing('User rejected the request'), refuse('4001'), refuse(5000)]
    const wallets = await chooseEach(declines.map(always), (name) =>
      screen.findByText(i18n.t('wallet.declinedLead', { wallet: name })),
    )
    for (const { requested } of wallets)
      expect(requested.filter((method) => /request/.test(method))).toEqual(['wallet_requestPermissions'])
  })

  test('wallets that throw texts, objects, nothing, errors without a code: “… gave an answer that makes no sense …”, and no raw text', async () => {
    const raw = 'ERR_INTERNAL_7'
    await chooseEach(
      [raw, undefined, null, {}, { message: raw }, new Error(raw), Object.assign(new Error(raw), { code: -32603 })].map(
        (value) => always(throwing(value)),
      ),
      (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
    )
    expect(readPage()).not.toMatch(/ERR_INTERNAL_7|undefined|object Object/)
    await findConnectButton()
  })

  test('a wallet that throws undefined for the newer request only is asked by the older one, and connects', async () => {
    await chooseWith({ answers: { wallet_requestPermissions: throwing(undefined) } })
    await findAccountButton(accountA)
  })

  test('a wallet whose provider cannot stop listening is connected and disconnected', async () => {
    const wallet = createScriptedWallet()
    const { request, on } = wallet.provider
    wallet.provider = { request, on } as never
    await renderPage([wallet])
    await choose('Test wallet')
    await click(await findAccountButton(accountA))
    await click(await screen.findByText(en.wallet.disconnect))
    await findConnectButton()
  })

  test('a wallet that fails while it was preferred by the address: the dialog opens and says why, until it is asked again', async () => {
    window.history.replaceState(null, '', '/?w3mPreferInjected')
    const wallet = createScriptedWallet(always(refuse(-32002)))
    await renderPage([wallet])
    await openWallets()
    await screen.findByText(en.errors.walletBusy)

    // Asked again and given up, it is not said to have failed: that was the time before.
    wallet.answers = { wallet_requestPermissions: neverAnswer }
    await chooseShown('Test wallet')
    await click(await screen.findByText(en.common.cancel))
    expect(screen.queryByText(failed)).toBeNull()
    window.history.replaceState(null, '', '/')
  })
})

describe('accounts and network of a new connection', () => {
  test('a locked wallet that gives no account: “The wallet gave no account …”', async () => {
    await chooseWith({ accounts: [] })
    await screen.findByText(en.errors.accountMissing)
    await findConnectButton()
  })

  test('a wallet that agrees and then never names its network: “Confirm in …” with “Cancel”', async () => {
    await chooseWith({ answers: { eth_chainId: neverAnswer } })
    await screen.findByText(i18n.t('wallet.waiting', { wallet: 'Test wallet' }))
    await click(screen.getByText(en.common.cancel))
    await findConnectButton()
  })

  test('a wallet that answers twice, by its answer and by its events: one account, one session', async () => {
    const { config, wallet } = await chooseWith({
      answers: {
        wallet_requestPermissions() {
          wallet.granted = true
          wallet.emit('connect', { chainId: '0x7a69' })
          wallet.emit('accountsChanged', [accountA])
          wallet.emit('accountsChanged', [accountA])
          return [{ caveats: [{ value: [accountA] }] }]
        },
      },
    })
    await findAccountButton(accountA)
    await flushWallets()
    expect(config.state.connections.size).toBe(1)
  })

  test('a wallet that names its network as a decimal text: that network', async () => {
    await chooseWith({ chainId: '31337' })
    await findAccountButton(accountA)
    screen.getByLabelText(i18n.t('networks.button', { name: 'Local chain' }))
  })

  test('wallets that name a network that is none: “… gave an answer that makes no sense …”', async () => {
    await chooseEach(
      ['0x', '', 'mainnet', Number.NaN, null, -1].map((chainId) => ({ chainId })),
      (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
    )
    await findConnectButton()
  })

  test('wallets that call something else their accounts: “… gave an answer that makes no sense …”', async () => {
    await chooseEach(
      [['me'], [7], [null], [{}], 'none' as never].map((accounts) => ({ accounts })),
      (name) => screen.findByText(i18n.t('errors.walletAnswerInvalid', { wallet: name })),
    )
    await findConnectButton()
  })

  test('a wallet that writes its account in small letters: the account in its proper letters', async () => {
    const { config } = await chooseWith({ accounts: [accountA.toLowerCase(), accountA.toLowerCase()] })
    await findAccountButton(accountA)
    expect([...config.state.connections.values()][0]?.accounts[0]).toBe(accountA)
  })

  test('a wallet that grants one account and lists another: the one it lists, now and after a reload', async () => {
    const answers = {
      wallet_requestPermissions: () => [{ caveats: [{ value: [accountB] }] }],
      eth_accounts: () => [accountA],
    }
    const wallet = createScriptedWallet({ answers })
    const { config } = await renderPage([wallet])
    await choose('Test wallet')
    await findAccountButton(accountA)
    expect([...config.state.connections.values()][0]?.accounts).toEqual([accountA])
  })
})
