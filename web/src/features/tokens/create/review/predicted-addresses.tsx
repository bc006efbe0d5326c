// Shows the addresses that the factory predicts, in full, and whether the pair exists already.

import { orAbort } from '@saleyard/chain/abort.ts'
import { isAnswered } from '@saleyard/chain/errors/is-answered.ts'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { outageInterval, ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { readPair } from '@/features/tokens/create/checks/read-addresses.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import type { TokenCreation } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'

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

type PairNoteProps = {
  chainId: number
  /** As predicted, of a token that is not there yet. */
  pair: Address
}

/** Says that somebody has made the token's pair beforehand, and that it harms nothing. Nothing to say otherwise. */
export function PairNote({ chainId, pair }: PairNoteProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['checkPair', chainId, pair],
    queryFn: async ({ signal }) => (await orAbort(readPair(config, { chainId, pair }), signal)) ?? null,
  })
  if (error && data === undefined)
    return (
      <ReadFailed
        error={error}
        lead={t('createToken.checks.pair.failed')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return null
  const { decimals, symbol } = getChain(chainId).nativeCurrency
  return (
    <p role="status" className="flex gap-3 rounded-field bg-tint p-4 text-14">
      <Info aria-hidden className="mt-px size-4.5 shrink-0 text-quiet" />
      <span className="min-w-0">
        {t('createToken.checks.pair.exists')}
        {data.reserve > 0n && (
          <>
            {' '}
            {t('createToken.checks.pair.holds', {
              amount: localizeDecimal(formatAmount(data.reserve, decimals)),
              symbol,
            })}
          </>
        )}{' '}
        <DataAge at={dataUpdatedAt} isFailed={error !== null} />
      </span>
    </p>
  )
}

/** An address in full, in its own checksum. The zero address is how the contracts write that there is none. */
export function AddressTerm({ address }: { address: Address }) {
  const { t } = useTranslation()
  if (address === zeroAddress) return t('createToken.review.none')
  return (
    <>
      <WholeAddress address={address} className="text-12 tracking-tight" />
      <CopyButton text={address} label={t('common.copyAddress')} />
    </>
  )
}
