// Shows the kinds as cards, and on demand a comparison of them and three questions that lead to one.

import { Link } from '@tanstack/react-router'
import { CircleHelp, type LucideIcon, Table2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { KindTable } from './kind-table.tsx'
import { ThreeQuestions } from './three-questions.tsx'

const helpers: Record<'compare' | 'questions', { Icon: LucideIcon; Part: ComponentType }> = {
  compare: { Icon: Table2, Part: KindTable },
  questions: { Icon: CircleHelp, Part: ThreeQuestions },
}
type Helper = keyof typeof helpers

export function KindPicker({ chosen }: { chosen: KindId }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Helper>()
  const Part = open && helpers[open].Part
  return (
    <div className="flex flex-col gap-3">
      <KindCards chosen={chosen} />
      <div className="flex flex-wrap gap-2">
        {(Object.keys(helpers) as Helper[]).map((name) => {
          const { Icon } = helpers[name]
          return (
            <button
              key={name}
              type="button"
              aria-expanded={open === name}
              className="btn btn-ghost btn-sm"
              onClick={() => setOpen(open === name ? undefined : name)}
            >
              <Icon aria-hidden className="size-4" />
              {t(`createToken.picker.${name}`)}
            </button>
          )
        })}
      </div>
      {Part && (
        <div className="panel">
          <Part />
        </div>
      )}
    </div>
  )
}

/** Shows the kinds as cards. Each has an address, so a choice can be bookmarked and undone with the back button. */
function KindCards({ chosen }: { chosen: KindId }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('createToken.kindLabel')} className="grid gap-3 sm:grid-cols-2">
      {kindEntries.map(([id, { Icon }]) => (
        <Link
          key={id}
          to="/create-token"
          search={{ type: id }}
          aria-current={id === chosen}
          className={`card border bg-base-100 p-4 ${id === chosen ? 'border-primary' : 'border-line'}`}
        >
          <Icon aria-hidden="true" className={`mb-3 size-5 ${id === chosen ? 'text-brand' : 'text-quiet'}`} />
          <span className="font-semibold text-14">{t(`createToken.kinds.${id}.title`)}</span>
          <span className="text-13 text-quiet">{t(`createToken.kinds.${id}.words`)}</span>
          <span className="mt-1 text-12 text-quiet">
            {t('createToken.picker.elsewhere', { name: t(`createToken.picker.market.${id}`) })}
          </span>
        </Link>
      ))}
    </nav>
  )
}
