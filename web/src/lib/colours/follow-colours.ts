import { followScheme } from '@/lib/follow-scheme.ts'
import { isDark } from '@/lib/follow-theme.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { deriveColour } from './derive-colour.ts'

type Properties = Record<string, string | undefined>

/** Puts the two chosen colours on the page, as the theme needs them, and keeps them there. Without a choice styles.css counts, with the same values. */
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
    // Sidebars that are dark in the light theme.
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
