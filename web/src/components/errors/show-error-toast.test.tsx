import { readdirSync, readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { toast } from 'react-toastify/unstyled'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '@/components/ui/toasts.tsx'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { showErrorToast } from './show-error-toast.tsx'

afterEach(() => toast.dismiss())

const findToast = async (words: string) => (await screen.findByText(words)).closest('.Toastify__toast')

test('a failure is a toast with its sentence, its advice and the raw text', async () => {
  renderApp(<Toasts />)
  showErrorToast({ code: -32005, message: 'slow down' })
  const shown = await findToast(en.errors.rateLimited)
  expect(shown?.className).toContain('Toastify__toast--error')
  expect(shown?.textContent).toContain(en.errorAdvice.rateLimited)
  expect(shown?.textContent).toContain('slow down')
})

test.each([
  { code: 4001, message: 'no' },
  { code: 5000, message: 'no' },
  'User rejected the request',
  { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } },
])('[c215] [c227] a decline is news, not an error: %j', async (declined) => {
  renderApp(<Toasts />)
  showErrorToast(declined)
  const shown = await findToast(en.errors.userRejected)
  expect(shown?.className).toContain('Toastify__toast--info')
  expect(shown?.textContent).toContain(describeError({ code: 'userRejected', values: {} }, i18n.t).split('.')[0])
  expect(screen.queryByText(en.common.details)).toBeNull()
})

test('[c215] a decline may be said in words of its own', async () => {
  renderApp(<Toasts />)
  showErrorToast({ code: 4001 }, en.networks.declined)
  expect((await findToast(en.networks.declined))?.className).toContain('Toastify__toast--info')
})

test('[c215] nothing else on the page makes an error toast of what was thrown', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const makers = files.filter(
    (file) => !file.includes('.test.') && readFileSync(`src/${file}`, 'utf8').includes('toast.error('),
  )
  expect(makers).toEqual(['components/errors/show-error-toast.tsx'])
})
