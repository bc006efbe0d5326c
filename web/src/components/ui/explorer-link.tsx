import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { OutsideLink } from './outside-link.tsx'

export type ExplorerLinkProps = { chainId: number; kind: 'tx' | 'address' | 'token'; id: string }

/** Shows a short hash or address, as a link if the chain has an explorer. */
export function ExplorerLink({ chainId, kind, id }: ExplorerLinkProps) {
  const url = explorerUrl(chainId, kind, id)
  const text = <span className="figure whitespace-nowrap">{shortenAddress(id)}</span>
  if (!url) return <span title={id}>{text}</span>
  return (
    <OutsideLink className="link-hover inline-flex items-center gap-1" href={url} title={id}>
      {text}
    </OutsideLink>
  )
}
