import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { useRanking } from '@/lib/transports/use-ranking.ts'
import { findPlace, type Place } from './find-place.ts'
import { NoToken } from './no-token.tsx'
import { readOurToken } from './read-our-token.ts'
import { TokenView } from './token-view.tsx'

/** How often a token that is looked at is read anew. Others trade it. ms */
const interval = 15_000

/** The public page of a token of ours, at an address that anybody can pass on. No wallet is needed to read it. */
export function TokenPage(address: { chainId: string; address: string }) {
  const place = findPlace(address)
  return 'problem' in place ? <NoToken {...place} /> : <TokenAt key={`${place.chain.id}:${place.token}`} {...place} />
}

function TokenAt({ chain, token }: Place) {
  const { t } = useTranslation()
  const config = useConfig()
  const client = useQueryClient()
  useRanking()
  const at = { chainId: chain.id, token }
  const { data, dataUpdatedAt, error, isFetching } = useQuery({
    queryKey: tokenQueryKey(at, 'facts'),
    queryFn: () => readOurToken(config, at),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
  })
  const failed = error && (
    <ReadFailed
      error={error}
      lead={t('tokenPage.unreadable', { network: chain.title })}
      isFetching={isFetching}
      onRetry={() => client.refetchQueries({ queryKey: tokenQueryKey(at) })}
    />
  )
  if (!data) {
    return (
      failed || (
        <p role="status" className="panel text-quiet">
          {t('tokenPage.reading', { network: chain.title })}
        </p>
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
