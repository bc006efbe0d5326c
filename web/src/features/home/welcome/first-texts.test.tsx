import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaves } from '@/components/menu/nav-items.ts'
import { HomePage } from '@/features/home/page.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { ownActivityKey } from '@/lib/transactions/activity-store.ts'
import { languages } from '@/locales/index.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { firstTexts } from './first-texts.ts'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  return act(() => i18n.changeLanguage('en'))
})

test.each(languages)(
  'in $label the texts of the first paint are those that home shows then, with either face',
  async ({ code, lang }) => {
    document.documentElement.lang = lang
    await act(() => i18n.changeLanguage(lang))
    const { '/home': daily = [], welcome = [] } = firstTexts[code] ?? {}
    renderApp(<HomePage />)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe(welcome[1])
    for (const text of welcome) expect(document.body.textContent).toContain(text)

    cleanup()
    safeLocalStorage.setItem(ownActivityKey, '1')
    renderApp(<HomePage />)
    await screen.findByRole('heading', { level: 1, name: daily[0] })
    screen.getByText(daily[1] ?? '')
  },
)

test('each page of the menu has a title and a lead in each language, and no key is left as it is', () => {
  for (const { code } of languages)
    for (const { path } of leaves) {
      const texts = firstTexts[code]?.[path] ?? []
      expect(texts, `${code} ${path}`).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
      expect(texts.join(), `${code} ${path}`).not.toMatch(/undefined|\{\{/)
    }
})

test('the face that was painted stays: home is not unseen until its stores are read', async () => {
  const { activityStore } = await import('@/lib/transactions/activity-store.ts')
  vi.spyOn(activityStore, 'list').mockReturnValue(new Promise(() => {}))
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-painted" data-face="welcome"></div>')
  renderApp(<HomePage />)
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.closest('.invisible')).toBeNull()
  document.getElementById('first-painted')?.remove()
  vi.restoreAllMocks()
})
