import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { explorerUrl } from '../../lib/explorer-url'
import { shortenAddress } from '../../lib/shorten-address'

export type ExplorerLinkProps = { chainId: number; kind: 'tx' | 'address' | 'token'; id: string }

/** Short hash or address; a link where the chain has an explorer. */
export function ExplorerLink({ chainId, kind, id }: ExplorerLinkProps) {
  const { t } = useTranslation()
  const url = explorerUrl(chainId, kind, id)
  const text = <span className="figure whitespace-nowrap">{shortenAddress(id)}</span>
  if (!url) return <span title={id}>{text}</span>
  return (
    <a
      className="link link-hover inline-flex items-center gap-1"
      href={url}
      target="_blank"
      rel="noreferrer"
      title={id}
    >
      {text}
      <ExternalLink aria-hidden className="size-3 shrink-0" />
      <span className="sr-only">{t('common.opensNewTab')}</span>
    </a>
  )
}
