// Keeps the page's theme and colours in step with the user's choice and the system's colour scheme.
import { appStore, type Theme } from '@/lib/storage/app-store.ts'
import { deriveColour } from './derive-colour.ts'

/** Applies the theme to the page and keeps it applied; `system` follows the system. */
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
  // The browser's own frame around the page follows the choice, not the system.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', dark ? '#17152a' : '#ffffff')
}

/**
 * Calls `apply` at once and whenever the user's choice or the system's colour scheme changes. Returns a function that
 * stops it.
 */
function followScheme(apply: (systemIsDark: boolean) => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const update = () => apply(system.matches)
  update()
  system.addEventListener('change', update)
  const unsubscribe = appStore.subscribe(update)
  return () => {
    system.removeEventListener('change', update)
    unsubscribe()
  }
}

type Properties = Record<string, string | undefined>

/**
 * Applies the two chosen colours as the theme needs them, and keeps them applied. Without a choice the page has the
 * colours of styles.css, which have the same values.
 */
export function followColours(): () => void {
  return followScheme((systemIsDark) => {
    const { theme, primaryColor, secondaryColor } = appStore.getState()
    const shade = isDark(theme, systemIsDark) ? 'dark' : 'light'
    put({ ...primaryProperties(primaryColor, shade), ...secondaryProperties(secondaryColor, shade) })
  })
}

function primaryProperties(chosen: string | null, shade: 'light' | 'dark'): Properties {
  const [derived, onDark] = chosen ? [deriveColour(chosen, shade), deriveColour(chosen, 'dark')] : []
  return {
    '--color-primary': derived?.color,
    '--color-primary-content': derived?.content,
    '--color-brand': derived?.mark,
    '--tint': derived?.tint,
    // For sidebars that are dark in the light theme.
    '--primary-on-dark': onDark?.color,
    '--brand-on-dark': onDark?.mark,
  }
}

function secondaryProperties(chosen: string | null, shade: 'light' | 'dark'): Properties {
  const derived = chosen ? deriveColour(chosen, shade) : undefined
  return {
    '--color-secondary': derived?.color,
    '--color-secondary-content': derived?.content,
    '--color-brand-secondary': derived?.mark,
  }
}

function put(properties: Properties) {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(properties)) {
    if (value) style.setProperty(name, value)
    else style.removeProperty(name)
  }
}
