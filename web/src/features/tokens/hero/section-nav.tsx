// Leads to the sections of a token's page: links with an address of their own, in the order of use.
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export type SectionId =
  | 'trade'
  | 'facts'
  | 'history'
  | 'dividends'
  | 'vault'
  | 'liquidity'
  | 'locks'
  | 'permissions'
  | 'owner'

type SectionNavProps = { sections: readonly SectionId[] }

/** Shows links to the sections that the token has. A link with a section's name in it opens the page there. */
export function SectionNav({ sections }: SectionNavProps) {
  const { t } = useTranslation()
  useEffect(keepNamedSection, [])
  return (
    <nav aria-label={t('tokenPage.sections.title')} className="my-5 border-line border-b pb-2">
      <ul className="flex flex-wrap gap-1">
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-field px-3 font-medium text-13 text-quiet hover:bg-tint hover:text-ink"
            >
              {t(`tokenPage.sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What a person does to move the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings the section that the link names into view. The browser looked for it before the page was there, and what comes later
 * above it moves it: until the person moves the page.
 */
function keepNamedSection(): (() => void) | undefined {
  const id = window.location.hash.slice(1)
  if (!id) return undefined
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView())
  observer.observe(document.body)
  const stop = () => observer.disconnect()
  for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true })
  return () => {
    stop()
    for (const move of moves) window.removeEventListener(move, stop)
  }
}

type SectionProps = { id: SectionId; children: ReactNode }

/** Gives a section its address, below the bar that stays at the top. */
export function Section({ id, children }: SectionProps) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
