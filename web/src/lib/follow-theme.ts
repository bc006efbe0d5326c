import type { Theme } from '@/lib/store/app-state.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { followScheme } from './follow-scheme.ts'

/** Puts the theme on the page and keeps it there; `system` follows the system. */
export function followTheme(): () => void {
  return followScheme((systemIsDark) => paint(isDark(appStore.getState().theme, systemIsDark)))
}

export function isDark(theme: Theme, systemIsDark: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && systemIsDark)
}

function paint(dark: boolean) {
  const { documentElement: root, body } = document
  root.classList.toggle('dark', dark)
  root.dataset.theme = dark ? 'dark' : 'light'
  body.classList.toggle('dark-only', dark)
  body.classList.toggle('light-only', !dark)
  // What the browser draws around the page goes with the choice, whatever the system says.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', dark ? '#17152a' : '#ffffff')
}
