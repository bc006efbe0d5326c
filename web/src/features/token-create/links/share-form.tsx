import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/ui/copy-button'
import { useDraft } from '../draft/draft-store'
import { type KindId, kinds } from '../kinds'
import type { TokenKind } from '../kinds/token-kind'
import { toFormLink } from './to-form-link'

/** Copies an address that opens this form as it is filled in now. */
export function ShareForm({ kind }: { kind: KindId }) {
  const { t } = useTranslation()
  const { values } = useDraft()
  const { defaults } = kinds[kind] satisfies TokenKind
  const filled = Object.keys(defaults).map((field) => [field, values[field] ?? ''])
  const link = toFormLink(location.origin, kind, Object.fromEntries(filled))
  return <CopyButton wide text={link} label={t('createToken.links.copy')} />
}
