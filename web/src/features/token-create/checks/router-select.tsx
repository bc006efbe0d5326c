import type { SelectHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { routerTitles } from './router-titles.ts'
import type { RouterRow } from './use-router-rows.ts'

type RouterSelectProps = {
  rows: readonly RouterRow[]
  chosen: RouterRow | 'own' | undefined
  control: SelectHTMLAttributes<HTMLSelectElement>
  /** Called with nothing for an address of one's own. */
  onChoose: (address: string | undefined) => void
}

/** Stands for an address of one's own among the choices; no address. */
const own = 'own'

/** The routers by name; one that cannot be chosen says why. */
export function RouterSelect({ rows, chosen, control, onChoose }: RouterSelectProps) {
  const { t } = useTranslation()
  const row = chosen === 'own' ? undefined : chosen
  return (
    <select
      {...control}
      className={`select w-full ${control['aria-invalid'] ? 'select-error' : ''}`}
      value={chosen === 'own' ? own : (row?.address ?? '')}
      title={row && routerTitles[row.name]}
      onChange={({ target }) => onChoose(target.value === own ? undefined : target.value)}
    >
      <option value="" disabled>
        {t('createToken.checks.router.choose')}
      </option>
      {rows.map(({ name, address, flaw }) => (
        <option key={name} value={address ?? name} disabled={flaw !== undefined} title={routerTitles[name]}>
          {flaw ? t(`createToken.checks.router.flaws.${flaw}`, { name }) : name}
        </option>
      ))}
      <option value={own}>{t('createToken.checks.router.own')}</option>
    </select>
  )
}
