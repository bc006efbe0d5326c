import { useTranslation } from 'react-i18next'
import { formatAge } from './format-age.ts'
import { useNow } from './use-now.ts'

type AsOfProps = {
  /** When the figure was read, ms since 1970. */
  at: number
  /** Whether it could not be read anew. */
  isFailed: boolean
}

/** Up to this age a figure needs no word about it. ms */
const fresh = 60_000

/** Says from when a figure is, once that is a while ago or it could not be read anew: `as of 2 min. ago`. */
export function AsOf({ at, isFailed }: AsOfProps) {
  const { t, i18n } = useTranslation()
  const age = useNow(true) - at
  if (!isFailed && age < fresh) return null
  return <span>{t('networkStatus.asOf', { ago: formatAge(age, i18n.language, { ago: true }) })}</span>
}
