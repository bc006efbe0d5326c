import { useTranslation } from 'react-i18next'
import { formatAge } from '@/components/network-status/format-age.ts'
import { useNow } from '@/components/network-status/use-now.ts'
import { NameCard } from './name-card.tsx'

type KnownNamesProps = {
  /** When the first of the names was looked up, ms since 1970. */
  oldest: number
  onAgain: () => void
}

/** From when the addresses are, and the way to newer ones. */
export function KnownNames({ oldest, onAgain }: KnownNamesProps) {
  const { t, i18n } = useTranslation()
  const age = formatAge(useNow(true) - oldest, i18n.language, { ago: true })
  return (
    <NameCard title={t('multiSend.names.label')} note={t('multiSend.names.learned', { age })}>
      <button type="button" className="btn btn-ghost btn-sm" onClick={onAgain}>
        {t('multiSend.names.again')}
      </button>
    </NameCard>
  )
}
