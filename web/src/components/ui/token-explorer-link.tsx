import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { OutsideLink } from './outside-link.tsx'

/** Links to the token's page in the chain's explorer; renders nothing without an explorer. */
export function TokenExplorerLink({ chainId, token }: { chainId: number; token: Address }) {
  const { t } = useTranslation()
  const url = explorerUrl(chainId, 'token', token)
  if (!url) return null
  return (
    <OutsideLink className="inline-flex items-center gap-1" href={url}>
      {t('tx.viewOnExplorer')}
    </OutsideLink>
  )
}
