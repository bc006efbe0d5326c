import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '../../lib/i18n'
import { allStrings } from '../../lib/testing/all-strings'
import { languages } from '../../locales'
import { TransactionStatus } from './transaction-status'

afterEach(() => i18n.changeLanguage('en'))

test.each(languages.map(({ code, lang }) => ({ code, lang, strings: allStrings[code] })))(
  'of a transaction that may still appear nobody says that nothing happened: $code',
  async ({ lang, strings }) => {
    await i18n.changeLanguage(lang)
    const progress = { state: 'dropped', hash: `0x${'11'.repeat(32)}`, dropReason: 'vanished' } as const
    render(<TransactionStatus progress={progress} chainId={31337} />)
    const said = `${strings.activity.states.dropped}${strings.tx.dropped.vanished}`
    expect(screen.getByRole('status').textContent).toContain(said)
  },
)
