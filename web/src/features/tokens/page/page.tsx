// Shows the public page of a Saleyard token, or why its address leads to none.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress, isAddress } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { tokenQueries } from '@/features/tokens/kinds/saleyard-token.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { useRanking } from '@/lib/networks/use-ranking.ts'
import { useSaleyardToken } from './read-saleyard-token.ts'
import { TokenView } from './token-view.tsx'

/** Shows the public page of a Saleyard token, at an address that can be shared. Reading it needs no wallet. */
export function TokenPage(address: { chainId: string; address: string }) {
  const place = parseTokenLocation(address)
  return 'problem' in place ? <NoToken {...place} /> : <TokenAt key={`${place.chain.id}:${place.token}`} {...place} />
}

function TokenAt({ chain, token }: TokenLocation) {
  const { t } = useTranslation()
  const client = useQueryClient()
  useRanking()
  const at = { chainId: chain.id, token }
  const { data, dataUpdatedAt, error, isFetching } = useSaleyardToken(at)
  const failed = error && (
    <ReadFailed
      error={error}
      lead={t('tokenPage.unreadable', { network: chain.title })}
      isFetching={isFetching}
      onRetry={() => client.refetchQueries(tokenQueries(at))}
    />
  )
  if (!data) {
    return (
      failed || (
        <Waiting
          rows={['h-44 rounded-box', 'h-64 rounded-box', 'h-64 rounded-box']}
          className="gap-5"
          label={t('tokenPage.reading', { network: chain.title })}
        />
      )
    )
  }
  if ('problem' in data) return <NoToken problem={data.problem} values={{ network: chain.title }} />
  return (
    <>
      {failed && <div className="mb-5">{failed}</div>}
      <TokenView token={data} readAt={dataUpdatedAt} isFailed={error !== null} />
    </>
  )
}

/** Why the address of a page names no token that can be read. */
type TokenLocationProblem =
  | { problem: 'malformed' }
  | { problem: 'chainUnknown'; values: { chainId: string } }
  | { problem: 'chainNotConfigured'; values: { network: string } }

type TokenLocation = { chain: AppChain; token: Address }

/** Parses `/token/<chainId>/<address>`. The case of the address does not matter: the chain is read anyway. */
function parseTokenLocation({
  chainId,
  address,
}: {
  chainId: string
  address: string
}): TokenLocation | TokenLocationProblem {
  if (!isAddress(address, { strict: false })) return { problem: 'malformed' }
  const chain = /^[1-9]\d{0,15}$/.test(chainId) ? findChain(Number(chainId)) : undefined
  if (!chain) return { problem: 'chainUnknown', values: { chainId } }
  if (!chain.configured) return { problem: 'chainNotConfigured', values: { network: chain.title } }
  return { chain, token: getAddress(address.toLowerCase()) }
}

type NoTokenProps = TokenLocationProblem | { problem: 'notOurs' | 'noFactory'; values: { network: string } }

/** Says why the address leads to no Saleyard token. */
function NoToken(props: NoTokenProps) {
  const { t } = useTranslation()
  const values: Record<string, string> = 'values' in props ? props.values : {}
  return (
    <div className="panel mx-auto mt-10 max-w-md text-center">
      <SearchX aria-hidden className="mx-auto size-8 text-brand" strokeWidth={1.5} />
      <PageTitle className="mt-3 text-20">{t('tokenPage.noToken')}</PageTitle>
      <p className="wrap-anywhere mt-1 text-quiet">{t(`tokenPage.problems.${props.problem}`, { replace: values })}</p>
      <Link to="/my-tokens" className="btn btn-primary mt-5">
        {t('nav.myTokens')}
      </Link>
    </div>
  )
}
