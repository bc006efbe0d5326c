import { useTranslation } from 'react-i18next'
import type { UserError } from '../../lib/errors/to-user-error'

/** The sentence of a failure. */
export function ErrorText({ error: { code, values } }: { error: Pick<UserError, 'code' | 'values'> }) {
  const { t } = useTranslation()
  return <p className="wrap-anywhere">{t(`errors.${code}`, values)}</p>
}
