import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { FileNote, ReadingProgress, useListStatus } from './list-status.tsx'
import type { ListReading } from './use-recipient-list.ts'

describe('FileNote', () => {
  const words = en.multiSend.prepare
  const workbook = { ok: true, name: 'pay.xlsx', bytes: 1, text: '', sheets: ['March'], sheet: 'March' } as const

  function show(hiddenLines: number[]) {
    const onLine = vi.fn()
    render(
      <I18nextProvider i18n={i18n}>
        <FileNote file={{ ...workbook, sheets: [...workbook.sheets], hiddenLines }} onSheet={vi.fn()} onLine={onLine} />
      </I18nextProvider>,
    )
    return onLine
  }

  test('rows that a workbook hides are told by name and number, and the first is a click away', async () => {
    const onLine = show([4, 7])
    expect(screen.getByText('Hidden rows in pay.xlsx, included like all others: 2.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.firstHidden }))
    expect(onLine).toHaveBeenCalledExactlyOnceWith(4)
  })

  test('a workbook of one sheet that hides nothing needs no note', () => {
    show([])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('ReadingProgress', () => {
  const words = en.multiSend

  test('the progress of a reading is told, and a failed one can be tried again', async () => {
    const again = vi.fn()
    const progress = (status: 'reading' | 'failed') => (
      <I18nextProvider i18n={i18n}>
        <ReadingProgress status={status} progress={{ done: 1, total: 3 }} retry={again} />
      </I18nextProvider>
    )
    const { rerender } = render(progress('reading'))
    expect(screen.getByRole('progressbar', { name: words.list.reading })).toMatchObject({ value: 1, max: 3 })
    expect(screen.getByText('33%')).toBeTruthy()
    rerender(progress('failed'))
    expect(screen.getByRole('alert').textContent).toContain(words.list.readingFailed)
    await userEvent.click(screen.getByRole('button', { name: words.prepare.again }))
    expect(again).toHaveBeenCalledOnce()
  })
})

describe('useListStatus', () => {
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
})
