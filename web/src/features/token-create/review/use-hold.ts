import { useTranslation } from 'react-i18next'
import { useDraft } from '../draft/draft-store'
import type { TokenKind } from '../kinds/token-kind'
import { listLinked } from '../links/list-linked'
import { findHold } from '../trial/find-hold'

/** Why nothing may be signed yet, as a sentence: addresses of a link that nobody has compared, or the trial. */
export function useHold(kind: TokenKind, trial: Parameters<typeof findHold>[0]): string | undefined {
  const { t } = useTranslation()
  const draft = useDraft()
  const isConfirmed = listLinked(draft, kind).every((field) => draft.linked[field])
  return isConfirmed ? findHold(trial, t) : t('createToken.links.hold')
}
