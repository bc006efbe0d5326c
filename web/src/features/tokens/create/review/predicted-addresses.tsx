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
import { AddressName } from '@/components/ui/named-address.tsx'
import { readPair } from '@/features/tokens/create/checks/read-addresses.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import type { TokenCreation } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'

type PredictedAddressesProps = { creation: TokenCreation; chainId: number; account: Address }

/** Shows the addresses that the factory itself predicts: of the token, and of the pair and the vault of kinds that have them. */
export function PredictedAddresses({ creation, chainId, account }: PredictedAddressesProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePrediction({ creation, chainId, account })
  const waiting = <span className="font-normal text-quiet">{t('createToken.review.addressWaiting')}</span>
  const failed = error && (
    <div className="text-start font-normal">
      {isAnswered(error) ? (
        // The simulation shows the reason for which the factory refuses.
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

/** Reads the prediction. No generated hook: the creation asks the factory of its kind, as the simulation does. */
function usePrediction({ creation, chainId, account }: PredictedAddressesProps) {
  const config = useConfig()
  const { salt } = useDraft()
  return useQuery({
    queryKey: ['predictToken', chainId, account, salt, ...Object.values(creation.identity).map(String)],
    queryFn: () => creation.predict(config),
    refetchInterval: ({ state: { error } }) => error !== null && !isAnswered(error) && outageInterval,
    gcTime: 0,
  })
}

type PairNoteProps = {
  chainId: number
  /** Predicted pair of a token that does not exist yet. */
  pair: Address
}

/** Says that the token's pair exists already, and that this is harmless. Renders nothing if there is no pair. */
export function PairNote({ chainId, pair }: PairNoteProps) {
  const { t } = useTranslation()
  const { data, dataUpdatedAt, error, isFetching, refetch } = usePair({ chainId, pair })
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
              amount: formatAmount(data.reserve, decimals, { grouped: true }),
              symbol,
            })}
          </>
        )}{' '}
        <DataAge at={dataUpdatedAt} isFailed={error !== null} />
      </span>
    </p>
  )
}

/** Reads the pair. No generated hook: a revert of an unknown contract is an answer, only an unreachable node is an error. */
function usePair({ chainId, pair }: PairNoteProps) {
  const config = useConfig()
  return useQuery({
    queryKey: ['checkPair', chainId, pair],
    queryFn: async ({ signal }) => (await orAbort(readPair(config, { chainId, pair }), signal)) ?? null,
  })
}

/** Shows an address in full, with its checksum, and with its name where a network is given. In the contracts the zero address means none. */
export function AddressTerm({ address, chainId }: { address: Address; chainId?: number }) {
  const { t } = useTranslation()
  if (address === zeroAddress) return t('createToken.review.none')
  return (
    <>
      {chainId && <AddressName chainId={chainId} address={address} />}
      <WholeAddress address={address} className="text-12 tracking-tight" />
      <CopyButton text={address} label={t('common.copyAddress')} />
    </>
  )
}
