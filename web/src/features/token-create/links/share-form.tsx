import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { kinds } from '@/features/token-create/kinds/index.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { toFormLink } from './to-form-link.ts'

/** Copies an address that opens this form as it is filled in now. */
export function ShareForm({ kind }: { kind: KindId }) {
  const { t } = useTranslation()
  const { values } = useDraft()
  const { defaults } = kinds[kind] satisfies TokenKind
  const filled = Object.keys(defaults).map((field) => [field, values[field] ?? ''])
  const link = toFormLink(location.origin, kind, Object.fromEntries(filled))
  return <CopyButton wide text={link} label={t('createToken.links.copy')} />
}
