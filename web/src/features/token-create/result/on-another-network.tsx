import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAddressEqual } from 'viem'
import { type Finished, useDraft } from '@/features/token-create/draft/draft-store.ts'
import { isBlank } from '@/features/token-create/links/is-blank.ts'
import type { KindId } from '@/features/token-create/our-token.ts'
import { useCreator } from '@/features/token-create/use-creator.ts'

type OnAnotherNetworkProps = { made: Finished; kindId: KindId }

/**
 * Where the wallet has gone to another network: the way to make the token there, too, at the same address. A token that was begun
 * meanwhile would be lost by it, so it comes first.
 */
export function OnAnotherNetwork({ made, kindId }: OnAnotherNetworkProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { account, chain } = useCreator()
  const draft = useDraft()
  const isThere = draft.finished.some((each) => each.salt === made.salt && each.chainId === chain.id)
  if (!account || !isAddressEqual(account, made.creator) || isThere || !isBlank(draft)) return null
  return (
    <button
      type="button"
      className="btn btn-line self-start"
      onClick={() => {
        draft.takeUp(made)
        void navigate({ to: '/create-token', search: { type: kindId } })
      }}
    >
      {t('createToken.result.alsoThere', { network: chain.title })}
    </button>
  )
}
