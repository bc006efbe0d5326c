import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import { languages } from '@/locales/index.ts'
import { allStrings } from '@/testing/all-strings.ts'
import { TransactionStatus } from './transaction-status.tsx'

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
  expect(show(true)).toContain(`signed this with another account, ${signer.address}, not with your account ${account}`)
  expect(show(false)).toContain(`from ${signer.address}, which carried it out for your account ${account}`)
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
