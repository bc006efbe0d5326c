import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import { useListStatus } from './list-status.tsx'
import type { ListReading } from './use-recipient-list.ts'

const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
const list = { lineCount: 2 } as ListReading['list']
const reading: ListReading = { status: 'ready', list, milliseconds: 140, retry: () => {} }

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'))
  document.documentElement.removeAttribute('lang')
})

test.each([
  ['en', 'a.csv, 58.1 kB · 2 lines read in 0.1 s'],
  ['de', 'a.csv, 58,1 kB · 2 Zeilen gelesen in 0,1 s'],
  ['pt-BR', 'a.csv, 58,1 kB · 2 linhas lidas em 0,1 s'],
])('in %s sizes and times have the sign of the language', async (language, status) => {
  await act(() => i18n.changeLanguage(language))
  document.documentElement.lang = language
  const { result } = renderHook(() => useListStatus(reading, { name: 'a.csv', bytes: 58_100 }), { wrapper })
  expect(result.current).toBe(status)
})
