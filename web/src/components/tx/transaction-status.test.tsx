import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'
import safeTexts from '@/locales/parts/safe/en.json'
import { allStrings } from '@/testing/all-strings.ts'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { byTextContent, createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { TransactionStatus } from './transaction-status.tsx'

describe('what the status says', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  afterEach(() => i18n.changeLanguage('en'))

  test('what another account has signed is said, and told from what it carried', () => {
    const signer = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', isDirect: true } as const
    const show = (isDirect: boolean) => {
      const progress = { state: 'final', signer: { ...signer, isDirect } } as const
      const { unmount } = render(<TransactionStatus progress={progress} chainId={31337} account={account} />)
      const said = screen.getByRole('status').textContent
      unmount()
      return said
    }
    expect(show(true)).toContain(`signed this with another account, ${signer.address}, instead of ${account}`)
    expect(show(false)).toContain(`from ${signer.address}, which sent it for your account ${account}`)
  })

  test.each(languages.map(({ code, lang }) => ({ code, lang, strings: allStrings[code] })))(
    'of a transaction that may still appear nobody says that nothing happened: $code',
    async ({ lang, strings }) => {
      await i18n.changeLanguage(lang)
      const progress = { state: 'dropped', hash: `0x${'11'.repeat(32)}`, dropReason: 'vanished' } as const
      render(<TransactionStatus progress={progress} chainId={31337} account={account} />)
      const said = `${strings.activity.states.dropped}${strings.tx.dropped.vanished}`
      expect(screen.getByRole('status').textContent).toContain(said)
    },
  )

  test('of what the wallet of a Safe has declined or refused, where it may wait all the same', async () => {
    const error = { code: 'userRejected', values: {}, details: '' } as const
    const progress = { state: 'uncertain', finding: 'owners', error } as const
    render(<TransactionStatus progress={progress} chainId={31337} account={account} />)
    await screen.findByText(safeTexts.uncertain.kept)
    expect(screen.getByRole('status').textContent).toContain(en.errors.userRejected)
  })

  test.each([
    ['failed', undefined],
    ['uncertain', 'owners'],
  ] as const)('of what a Safe that is connected by its address refuses, its own reason: %s', async (state, finding) => {
    const values = { safeError: 'targetUnknown', account }
    const error = { code: 'rpcInvalidParams', values, details: '' } as const
    render(
      <TransactionStatus progress={{ state, error, ...(finding && { finding }) }} chainId={31337} account={account} />,
    )
    await screen.findByText(byTextContent(safeTexts.errors.targetUnknown.replace('{{account}}', account)))
    expect(screen.queryByText(en.errors.rpcInvalidParams)).toBeNull()
    expect(screen.queryByText(en.errorAdvice.rpcInvalidParams)).toBeNull()
  })

  test('of a request that the wallet of a Safe has already, no network is said to have it', async () => {
    const error = { code: 'alreadyKnown', values: {}, details: '' } as const
    const progress = { state: 'uncertain', finding: 'owners', error } as const
    render(<TransactionStatus progress={progress} chainId={31337} account={account} />)
    await screen.findByText(safeTexts.uncertain.taken)
    expect(screen.queryByText(en.errors.alreadyKnown)).toBeNull()
  })
})

describe('the link to a paired wallet', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  afterEach(() => {
    vi.restoreAllMocks()
  })

  async function show(state: TransactionState, { paired = true, phone = true } = {}) {
    if (phone) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    const config = createTestConfig(
      (method) => ({ eth_requestAccounts: [account], eth_chainId: '0x7a69' })[method] ?? null,
    )
    const connector = await connectFirstWallet(config)
    if (paired) {
      const metadata = { name: 'Amber', redirect: { native: 'amber://' } }
      Object.assign(connector, { id: pairingId, getProvider: async () => ({ session: { peer: { metadata } } }) })
    }
    renderApp(<TransactionStatus progress={{ state } as never} chainId={31337} account={account} />, config)
    await screen.findByRole('status')
    await act(async () => {})
  }
  const link = () => screen.queryByRole('link', { name: 'Open Amber' })?.getAttribute('href')

  test('while a paired wallet on this phone is to sign, a link opens it', async () => {
    await show('awaiting-signature')
    await screen.findByText(en.tx.states['awaiting-signature'])
    expect(link()).toBe('amber://')
  })

  test.each([
    ['nothing is to sign', 'submitted', {}],
    ['the wallet is in this browser', 'awaiting-signature', { paired: false }],
    ['the wallet is not on this device', 'awaiting-signature', { phone: false }],
  ] as const)('there is no such link while %s', async (_, state, options) => {
    await show(state, options)
    expect(link()).toBeUndefined()
  })
})
