import { useDraft } from '../draft/draft-store'
import { type KindId, kinds } from '../kinds'
import type { TokenKind } from '../kinds/token-kind'
import type { Call } from '../token-code/find-construction'
import type { CreatedToken } from './use-created-token'

/** What the draft would send. It may have been changed since the token was created, so nothing is to be believed of it unproven. */
export function useDraftCall(kindId: KindId, { account, chainId }: CreatedToken): Call | undefined {
  const { salt, values } = useDraft()
  const kind: TokenKind = kinds[kindId]
  const creation = kind.prepare({ ...kind.defaults, ...values }, { account, salt, chainId })
  return creation && { creator: account, data: creation.data }
}
