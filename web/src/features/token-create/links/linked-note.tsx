import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { listLinked } from './list-linked.ts'
import { nameFields } from './name-fields.ts'

/** Says over the form which addresses a link has brought along. */
export function LinkedNote({ kind }: { kind: TokenKind }) {
  const { t, i18n } = useTranslation()
  const fields = nameFields(listLinked(useDraft(), kind), t)
  if (fields.length === 0) return null
  return (
    <p role="note" className="panel flex gap-2 text-13 text-warning">
      <Link2 aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('createToken.links.note', { fields: new Intl.ListFormat(i18n.language).format(fields) })}
    </p>
  )
}
