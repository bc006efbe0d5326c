import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'
import { allStrings } from '@/testing/all-strings.ts'
import { ErrorNote } from './error-note.tsx'

afterEach(() => i18n.changeLanguage('en'))

const failure = toUserError(
  Object.assign(new Error('upstream of https://rpc.example/v2/Ab3dEf6hIj9kLm2n4p6q'), { code: -32005 }),
)

test('a failure is told: what was tried, what went wrong, what to do, and what can be done here', () => {
  render(
    <ErrorNote error={failure} lead="The list could not be read.">
      <button type="button">Try again</button>
    </ErrorNote>,
  )
  const alert = screen.getByRole('alert')
  for (const words of ['The list could not be read.', en.errors.rateLimited, en.errorAdvice.rateLimited])
    expect(alert.textContent).toContain(words)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('the raw text is closed at first, opens, and is copied without keys', async () => {
  const user = userEvent.setup()
  render(<ErrorNote error={failure} />)
  const details = screen.getByText(en.common.details).closest('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText(en.common.details))
  expect(details?.open).toBe(true)
  expect(screen.getByText(/upstream of/).textContent).toContain('https://rpc.example/v2/***')

  await user.click(screen.getByRole('button', { name: en.common.copyDetails }))
  expect(await navigator.clipboard.readText()).toBe(failure.details)
})

test('a failure without a raw text has no details', () => {
  render(<ErrorNote error={{ ...failure, details: '' }} />)
  expect(screen.queryByText(en.common.details)).toBeNull()
})

test('[c215] a decline is told in quiet: no alert, no lead that calls it a failure, no details', () => {
  render(<ErrorNote error={toUserError({ code: 4001, message: 'no' })} lead="It was not added." />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain(en.errors.userRejected)
  expect(screen.queryByText('It was not added.')).toBeNull()
  expect(screen.queryByText(en.common.details)).toBeNull()
})

test.each(languages.map(({ code, lang }) => ({ code, lang, strings: allStrings[code] })))(
  'it speaks $code',
  async ({ lang, strings }) => {
    await i18n.changeLanguage(lang)
    render(<ErrorNote error={failure} />)
    expect(screen.getByText(strings.errors.rateLimited)).toBeTruthy()
    expect(screen.getByText(strings.errorAdvice.rateLimited)).toBeTruthy()
    expect(screen.getByText(strings.common.details)).toBeTruthy()
  },
)
