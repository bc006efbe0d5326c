import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { Row } from '@/components/tx/row.tsx'
import { PairNote } from '@/features/token-create/checks/pair-note.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import type { TokenCreation } from '@/features/token-create/kinds/token-kind.ts'
import { outageInterval } from '@/features/token-create/outage-interval.ts'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import { isAnswered } from '@/lib/errors/is-answered.ts'
import { AddressTerm } from './address-term.tsx'

type PredictedAddressesProps = { creation: TokenCreation; chainId: number; account: Address }

/** Where the factory itself says that the token will be, and with it the pair and the vault of a kind that has them. */
export function PredictedAddresses({ creation, chainId, account }: PredictedAddressesProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { salt } = useDraft()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['predictToken', chainId, account, salt, ...Object.values(creation.identity).map(String)],
    queryFn: () => creation.predict(config),
    refetchInterval: ({ state: { error } }) => error !== null && !isAnswered(error) && outageInterval,
    gcTime: 0,
  })
  const waiting = <span className="font-normal text-quiet">{t('createToken.review.addressWaiting')}</span>
  const failed = error && (
    <div className="text-start font-normal">
      {isAnswered(error) ? (
        // What it refuses the trial run tells, with the reason.
        t('createToken.review.addressRefused')
      ) : (
        <ReadFailed
          error={error}
          lead={t('createToken.review.addressFailed')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
    </div>
  )
  const { token, pair, vault } = error ? {} : (data ?? {})
  return (
    <>
      <Row name={t('createToken.review.address')}>{failed ?? (token ? <AddressTerm address={token} /> : waiting)}</Row>
      {pair && (
        <Row name={t('createToken.review.pair')} note={<PairNote chainId={chainId} pair={pair} />}>
          <AddressTerm address={pair} />
        </Row>
      )}
      {vault && (
        <Row name={t('createToken.review.vault')}>
          <AddressTerm address={vault} />
        </Row>
      )}
    </>
  )
}
