// Names the addresses that a link brought, and has the user confirm each.

import type { TFunction } from 'i18next'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { type Draft, useDraft } from '@/features/tokens/create/draft-store.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type en from '@/locales/en.json'

/** Shows each address of a link in full, for confirmation before anything is signed; renders nothing without a link. */
export function ConfirmAddresses({ kind }: { kind: TokenKind }) {
  const { t } = useTranslation()
  const draft = useDraft()
  const { linked, values, confirm } = draft
  const fields = listLinkedFields(draft, kind)
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
              {t('createToken.links.confirm', { field: fieldLabels([field], t)[0] })}
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

/** Says above the form which addresses came from a link. */
export function LinkedNote({ kind }: { kind: TokenKind }) {
  const { t, i18n } = useTranslation()
  const fields = fieldLabels(listLinkedFields(useDraft(), kind), t)
  if (fields.length === 0) return null
  return (
    <p role="note" className="panel flex gap-2 text-13 text-warning">
      <Link2 aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('createToken.links.note', { fields: new Intl.ListFormat(i18n.language).format(fields) })}
    </p>
  )
}

/** Lists the fields of this kind whose address came from a link; the draft may hold others for other kinds. */
export function listLinkedFields(
  { linked }: Pick<Draft, 'linked'>,
  { defaults }: Pick<TokenKind, 'defaults'>,
): string[] {
  return Object.keys(defaults).filter((field) => field in linked)
}

/** Returns the labels of fields, as the form shows them. */
export function fieldLabels(fields: readonly string[], t: TFunction): string[] {
  return fields.map((field) => t(`createToken.fields.${field as keyof typeof en.createToken.fields}`))
}
