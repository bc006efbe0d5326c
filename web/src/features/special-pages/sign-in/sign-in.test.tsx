import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSpecial } from '@/features/special-pages/testing/render-special.tsx'
import en from '@/locales/en.json'
import type { GatewayWallet, WalletGateway } from './wallet-gateway.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owl: GatewayWallet = { id: 'owl', name: 'Owl', recent: false }
const fox: GatewayWallet = { id: 'fox', name: 'Fox', recent: true }

/** A wallet layer with these wallets, which answer as scripted. */
function createGatewayLoader(
  wallets: GatewayWallet[],
  connect: WalletGateway['connect'] = async (wallet) => ({ account, wallet }),
) {
  return async () => ({ list: async () => wallets, connect, explain: toUserError })
}

const refuse = (code: number) => () => Promise.reject(Object.assign(new Error('no'), { code }))
const button = (name: string) => screen.findByRole('button', { name })
const pages = '/pages/authentication/'
const variants = ['login-simple', 'login-validation', 'login-tooltip', 'login-sweetalert']

test('[c27] [c41] one wallet is asked at once, and the way into the app takes the focus', async () => {
  for (const path of [`${pages}login-simple`, '/authentication/login']) {
    const { unmount } = renderSpecial(path, createGatewayLoader([owl]))
    await userEvent.click(await button(en.wallet.connect))
    const link = await screen.findByRole('link', { name: en.pages.goToApp })
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(link.getAttribute('href')).toBe('/home')
    expect(screen.getByRole('status').textContent).toContain('0xf39F...2266')
    unmount()
  }
})

test('[c27] of several wallets the user chooses one', async () => {
  renderSpecial(`${pages}login-simple`, createGatewayLoader([fox, owl]))
  await userEvent.click(await button(en.wallet.connect))
  await userEvent.click(await button('Owl'))
  expect((await screen.findByRole('status')).textContent).toContain(
    en.wallet.connectedWith.replace('{{wallet}}', 'owl'),
  )
})

test('[c37] whoever was here is asked again by the wallet used last, connected or not', async () => {
  const connect = vi.fn<WalletGateway['connect']>(async (wallet) => ({ account, wallet }))
  renderSpecial(`${pages}unlock-user`, createGatewayLoader([fox, owl], connect))
  await userEvent.click(await button(en.pages.unlock.act))
  await screen.findByText(en.pages.signIn.done)
  expect(connect).toHaveBeenCalledExactlyOnceWith('fox', { again: true, signal: expect.any(AbortSignal) })
})

test.each(variants)(
  '[c42] %s says in its own way that the wallet layer did not load, and tries again',
  async (page) => {
    let broken = true
    renderSpecial(pages + page, async () =>
      broken ? Promise.reject(new Error('broken')) : createGatewayLoader([owl])(),
    )
    await userEvent.click(await button(en.wallet.connect))
    expect(await screen.findByText(en.pages.signIn.broken)).toBeDefined()
    broken = false
    const retry = page === 'login-sweetalert' ? en.common.tryAgain : en.wallet.connect
    await userEvent.click(await button(retry))
    expect(await screen.findByText(en.pages.signIn.done)).toBeDefined()
  },
)

test('[c30] a failure stands under the button and describes it', async () => {
  renderSpecial(`${pages}login-validation`, createGatewayLoader([owl], refuse(4100)))
  const connect = await button(en.wallet.connect)
  await userEvent.click(connect)
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain(en.errors.unauthorized)
  const described = await button(en.wallet.connect)
  expect(described.getAttribute('aria-describedby')).toBe(note.id)
  expect(described.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('[c31] a failure is a bubble at the button; Escape puts it away, the button brings it back', async () => {
  renderSpecial(`${pages}login-tooltip`, createGatewayLoader([]))
  await userEvent.click(await button(en.wallet.connect))
  expect((await screen.findByRole('tooltip')).textContent).toContain(en.wallet.none)
  ;(await button(en.wallet.connect)).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.hover(await button(en.wallet.connect))
  expect(await screen.findByRole('tooltip')).toBeDefined()
})

test('[c32] a failure is a dialog that wants an answer', async () => {
  renderSpecial(`${pages}login-sweetalert`, createGatewayLoader([owl], refuse(4100)))
  await userEvent.click(await button(en.wallet.connect))
  const dialog = await screen.findByRole('alertdialog', { name: en.pages.signIn.failed })
  expect(dialog.textContent).toContain(en.errorAdvice.unauthorized)
  await userEvent.click(await button(en.common.close))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[c19] [c20] what the wallet says leads to the page about it, in a tab of its own', async () => {
  for (const [thrown, path] of [
    [{ code: 4100 }, '/pages/errors/error403'],
    [{ name: 'AccountNotFoundError' }, '/pages/errors/error401'],
  ] as const) {
    const { unmount } = renderSpecial(
      `${pages}login-simple`,
      createGatewayLoader([owl], () => Promise.reject(Object.assign(new Error('no'), thrown))),
    )
    await userEvent.click(await button(en.wallet.connect))
    const link = await screen.findByRole('link', { name: new RegExp(en.pages.help) })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    unmount()
  }
})

test('[c215] a decline is news: no alert, no details', async () => {
  renderSpecial(`${pages}login-simple`, createGatewayLoader([owl], refuse(4001)))
  await userEvent.click(await button(en.wallet.connect))
  expect((await screen.findByRole('status')).textContent).toContain(en.errors.userRejected)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(en.common.details)).toBeNull()
})

test('a wallet that does not answer is waited for until the user cancels', async () => {
  const signals: AbortSignal[] = []
  const connect: WalletGateway['connect'] = (_, { signal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  renderSpecial(`${pages}login-simple`, createGatewayLoader([owl], connect))
  await userEvent.click(await button(en.wallet.connect))
  await userEvent.click(await button(en.common.cancel))
  expect(await button(en.wallet.connect)).toBeDefined()
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})
