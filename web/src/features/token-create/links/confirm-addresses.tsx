import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { listLinked } from './list-linked.ts'
import { nameFields } from './name-fields.ts'

/** Each address that a link has brought along, in full, to be compared before anything is signed; nothing without a link. */
export function ConfirmAddresses({ kind }: { kind: TokenKind }) {
  const { t } = useTranslation()
  const draft = useDraft()
  const { linked, values, confirm } = draft
  const fields = listLinked(draft, kind)
  if (fields.length === 0) return null
  return (
    <div className="panel">
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-1 font-semibold text-17">{t('createToken.links.confirmTitle')}</legend>
        <p className="text-13 text-quiet">{t('createToken.links.confirmLead')}</p>
        {fields.map((field) => (
          <CheckLine
            key={field}
            checked={linked[field] ?? false}
            onChange={(isConfirmed) => confirm(field, isConfirmed)}
          >
            <span className="min-w-0">
              {t('createToken.links.confirm', { field: nameFields([field], t)[0] })}
              <bdi dir="ltr" className="figure wrap-anywhere block text-12">
                {values[field]?.trim()}
              </bdi>
            </span>
          </CheckLine>
        ))}
      </fieldset>
    </div>
  )
}
