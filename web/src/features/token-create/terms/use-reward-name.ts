import { useReadIerc20Symbol } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import { isAddress } from 'viem'
import { useCreator } from '@/features/token-create/use-creator.ts'

/** Of a stranger's text, what a line holds. Characters. */
const symbolLength = 12

/** How a reward token calls itself, once its address is whole and a wallet is connected; before that words of our own. */
export function useRewardName(rewardToken: string): string {
  const { t } = useTranslation()
  const { account, chain } = useCreator()
  const typed = rewardToken.trim().toLowerCase()
  const address = isAddress(typed) ? typed : undefined
  const { data } = useReadIerc20Symbol({
    address,
    chainId: chain.id,
    query: { enabled: account !== undefined && address !== undefined },
  })
  // Letters that turn the line around, or are not seen, have no business in a sentence of ours.
  const symbol = data?.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return symbol ? symbol.slice(0, symbolLength) : t('createToken.summary.reward')
}
