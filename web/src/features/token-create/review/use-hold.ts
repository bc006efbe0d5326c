import { useTranslation } from 'react-i18next'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { listLinked } from '@/features/token-create/links/list-linked.ts'
import { findHold } from '@/features/token-create/trial/find-hold.ts'

/** Why nothing may be signed yet, as a sentence: addresses of a link that nobody has compared, or the trial. */
export function useHold(kind: TokenKind, trial: Parameters<typeof findHold>[0]): string | undefined {
  const { t } = useTranslation()
  const draft = useDraft()
  const isConfirmed = listLinked(draft, kind).every((field) => draft.linked[field])
  return isConfirmed ? findHold(trial, t) : t('createToken.links.hold')
}
