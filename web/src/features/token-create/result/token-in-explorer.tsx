import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { explorerUrl } from '../../../lib/explorer-url'

/** The token's page in the chain's explorer; nothing where there is none. */
export function TokenInExplorer({ chainId, token }: { chainId: number; token: Address }) {
  const { t } = useTranslation()
  const url = explorerUrl(chainId, 'token', token)
  if (!url) return null
  return (
    <a className="link inline-flex items-center gap-1" href={url} target="_blank" rel="noreferrer">
      {t('tx.viewOnExplorer')}
      <ExternalLink aria-hidden className="size-3 shrink-0" />
      <span className="sr-only">{t('common.opensNewTab')}</span>
    </a>
  )
}
