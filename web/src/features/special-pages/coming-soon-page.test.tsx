import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { Countdown } from './coming-soon-page.tsx'

const until = Date.UTC(2027, 0, 31)
const day = 86_400_000
const figures = () => [...screen.getByRole('timer').querySelectorAll('.figure')].map(({ textContent }) => textContent)
const units = () => [...screen.getByRole('timer').querySelectorAll('.figure + *')].map(({ textContent }) => textContent)

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  vi.useRealTimers()
  await i18n.changeLanguage('en')
})

test('[c24] it counts days, hours, minutes and seconds down, and says when the day has come', () => {
  vi.setSystemTime(until - 2 * day - 3_600_000 - 61_000)
  render(<Countdown until={until} />)
  expect(figures()).toEqual(['02', '01', '01', '01'])
  expect(units()).toEqual(['days', 'hour', 'minute', 'second'])
  act(() => vi.advanceTimersByTime(2_000))
  expect(figures()).toEqual(['02', '01', '00', '59'])
  vi.setSystemTime(until)
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText(en.pages.comingSoon.passed)).toBeDefined()
})

test('[c24] without a date it says that there is none', () => {
  render(<Countdown until={undefined} />)
  expect(screen.getByText(en.pages.comingSoon.noDate)).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  ['ar', ['يومان', 'ساعات', 'دقيقة', 'ثانية']],
  ['pt-BR', ['dias', 'horas', 'minutos', 'segundos']],
  ['zh-CN', ['天', '小时', '分钟', '秒钟']],
])('[c24] its units stand in the form that the number takes: %s', async (language, expected) => {
  vi.setSystemTime(until - 2 * day - 3 * 3_600_000 - 11 * 60_000 - 12_000)
  await i18n.changeLanguage(language)
  render(<Countdown until={until} />)
  expect(units()).toEqual(expected)
})
