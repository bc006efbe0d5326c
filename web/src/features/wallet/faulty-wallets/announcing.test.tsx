import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '@/locales/en.json'
import { accountB, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { choose, findAccountButton, flushWallets, openWallets, renderPage } from './render-page.tsx'

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
