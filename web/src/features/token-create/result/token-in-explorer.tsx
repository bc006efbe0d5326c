import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { explorerUrl } from '@/lib/explorer-url.ts'

/** The token's page in the chain's explorer; nothing where there is none. */
export function TokenInExplorer({ chainId, token }: { chainId: number; token: Address }) {
  const { t } = useTranslation()
  const url = explorerUrl(chainId, 'token', token)
  if (!url) return null
  return (
    <OutsideLink className="inline-flex items-center gap-1" href={url}>
      {t('tx.viewOnExplorer')}
    </OutsideLink>
  )
}
