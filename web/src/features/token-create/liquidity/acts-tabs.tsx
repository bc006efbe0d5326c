import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

const acts = ['add', 'remove'] as const
export type ActName = (typeof acts)[number]

type ActsTabsProps = { chosen: ActName; onChoose: (act: ActName) => void; children: ReactNode }

/** One stop for Tab; from there arrows, Home and End go on, and what they reach is chosen (WAI-ARIA's pattern for tabs). */
export function ActsTabs({ chosen, onChoose, children }: ActsTabsProps) {
  const { t } = useTranslation()
  const id = useId()
  const buttons = useRef<Partial<Record<ActName, HTMLButtonElement | null>>>({})

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actAt(event.key, chosen)
    if (!act) return
    event.preventDefault() // Home and End would scroll the page
    onChoose(act)
    buttons.current[act]?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={t('liquidity.title')} className="tabs tabs-border -mx-3">
        {acts.map((act) => (
          <button
            key={act}
            ref={(button) => {
              buttons.current[act] = button
            }}
            type="button"
            role="tab"
            id={`${id}-${act}`}
            aria-controls={`${id}-panel`}
            aria-selected={chosen === act}
            tabIndex={chosen === act ? 0 : -1}
            className={`tab ${chosen === act ? 'tab-active' : 'text-quiet'}`}
            onClick={() => onChoose(act)}
            onKeyDown={onKeyDown}
          >
            {t(`liquidity.${act}.tab`)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="flex min-w-0 flex-col gap-4"
      >
        {children}
      </div>
    </>
  )
}

/** Where a key leads to. Beyond the last is the first, so that both arrows lead to the other one, whichever way text runs. */
function actAt(key: string, from: ActName): ActName | undefined {
  const other = from === 'add' ? 'remove' : 'add'
  const reached: Record<string, ActName> = { ArrowRight: other, ArrowLeft: other, Home: 'add', End: 'remove' }
  return reached[key]
}
