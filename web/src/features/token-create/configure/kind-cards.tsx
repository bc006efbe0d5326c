import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { kindEntries } from '@/features/token-create/kinds/index.ts'
import type { KindId } from '@/features/token-create/our-token.ts'

/** The kinds as cards. Each is an address, so a choice can be bookmarked and undone with the back button. */
export function KindCards({ chosen }: { chosen: KindId }) {
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
        </Link>
      ))}
    </nav>
  )
}
