// Links to the chain's explorer: a short hash or address, or the page of a token.
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { OutsideLink } from './outside-link.tsx'

export type ExplorerLinkProps = { chainId: number; kind: 'tx' | 'address' | 'token'; id: string }

/** Shows a short hash or address, as a link if the chain has an explorer. It is whole on hover, and when its text is copied. */
export function ExplorerLink({ chainId, kind, id }: ExplorerLinkProps) {
  const url = explorerUrl(chainId, kind, id)
  const copyWhole = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', id)
    event.preventDefault()
  }
  const text = (
    <span className="figure whitespace-nowrap" onCopy={copyWhole}>
      {shortenAddress(id)}
    </span>
  )
  if (!url) return <span title={id}>{text}</span>
  return (
    <OutsideLink className="link-hover inline-flex items-center gap-1" href={url} title={id}>
      {text}
    </OutsideLink>
  )
}

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
