// Shows the progress of a run in the title and the icon of the browser's tab.

import { useEffect } from 'react'
import { formatCount } from '@/features/multi-send/format.ts'

type TabProgressParameters = {
  /** Whether a run goes on. */
  isOn: boolean
  /** Batches. */
  done: number
  total: number
  /** The title of the page without progress. */
  title: string
}

/** Shows the progress of a run in the tab. The tab's own title and icon are back as soon as the run ends or is left. */
export function useTabProgress({ isOn, done, total, title }: TabProgressParameters): void {
  useEffect(() => {
    if (!isOn) return undefined
    document.title = `${formatCount(done)}/${formatCount(total)} · ${title}`
    return () => {
      document.title = title
    }
  }, [isOn, done, total, title])

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!isOn || !icon) return undefined
    const before = icon.getAttribute('href') ?? ''
    const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
    const draw = () => icon.setAttribute('href', drawRing(total > 0 ? done / total : 0, dark?.matches ?? false))
    draw()
    dark?.addEventListener('change', draw)
    return () => {
      dark?.removeEventListener('change', draw)
      icon.setAttribute('href', before)
    }
  }, [isOn, done, total])
}

/** The browser's own bar is light or dark, whatever the page is. */
const colours = { light: { ring: '#5b4ee6', track: '#c9c5e6' }, dark: { ring: '#a79fff', track: '#4a4670' } } as const

/** Draws a ring that is filled by `share`, from the top, as the address of a picture. The content policy allows these. */
export function drawRing(share: number, isDark: boolean): string {
  const { ring, track } = colours[isDark ? 'dark' : 'light']
  const radius = 12
  const length = 2 * Math.PI * radius
  const circle = (colour: string, part: number) =>
    `<circle cx="16" cy="16" r="${radius}" fill="none" stroke="${colour}" stroke-width="7" stroke-dasharray="${(part * length).toFixed(2)} ${length.toFixed(2)}" transform="rotate(-90 16 16)"/>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${circle(track, 1)}${circle(ring, share)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
