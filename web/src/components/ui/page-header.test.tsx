import { readFileSync } from 'node:fs'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { PageHeader } from './page-header.tsx'

const html = readFileSync('index.html', 'utf8')

test('[c1] home is titled with what the brand is about, before any script runs and after', () => {
  for (const idea of ['Web 3.0 file marketplace', 'decentralized', 'transparent', 'empowering'])
    expect(en.app.title).toContain(idea)
  expect(html).toContain(`<title>${en.app.title}</title>`)
  document.title = ''
  render(<PageHeader title={en.home.title} isHome />)
  expect(document.title).toBe(en.app.title)
})

test('another page puts its own name before the brand, and follows when it changes; home takes it back', async () => {
  const page = render(<PageHeader title="Multi Sender" />)
  expect(document.title).toBe(`Multi Sender · ${en.app.name}`)
  page.rerender(<PageHeader title="Run 7" />)
  expect(document.title).toBe(`Run 7 · ${en.app.name}`)

  page.unmount()
  render(<PageHeader title="Start" isHome />)
  await act(() => i18n.changeLanguage('de'))
  expect(document.title).toBe(i18n.t('app.title', { lng: 'de' }))
  expect(document.title).not.toBe(en.app.title)
  await act(() => i18n.changeLanguage('en'))
})
