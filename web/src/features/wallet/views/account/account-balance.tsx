import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { AsOf } from '@/components/network-status/as-of.tsx'
import type { AmountProps } from '@/components/tx/amount.tsx'
import { AssetImage } from '@/features/wallet/directory/asset-image.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { findChain } from '@/lib/chains.ts'
import type { WalletChain } from '@/lib/wallet/wallet-state.ts'

/** What the account holds of its network's coin. What cannot be read is said, never shown as 0; what was read before is shown with its age. */
export function AccountBalance({ account, chain }: { account: Address; chain?: WalletChain }) {
  const { t } = useTranslation()
  const enabled = Boolean(chain && !chain.unsupported)
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useBalance({
    address: account,
    chainId: chain?.id as never,
    query: { enabled },
  })
  const network = findChain(chain?.id)
  const unknown = !enabled || (isError && !data)
  return (
    <div className="rounded-field bg-ground px-4 py-3">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <dt className="flex items-center gap-2 self-center text-quiet">
          <AssetImage chain={network} />
          {t('wallet.balance')}
        </dt>
        <dd className="min-w-0 text-end font-semibold text-15 wrap-anywhere">
          {unknown && <span className="font-normal text-14 text-quiet">{t('wallet.balanceUnknown')}</span>}
          {!unknown && data && <Coin {...data} />}
          {!unknown && !data && <span className="font-normal text-14 text-quiet">{t('common.loading')}</span>}
        </dd>
      </dl>
      <p className="flex flex-wrap justify-between gap-x-4 text-12 text-quiet">
        {network && <span>{t('activity.on', { network: network.title })}</span>}
        {enabled && data && <AsOf at={dataUpdatedAt} isFailed={isError} />}
        {enabled && isError && (
          <button
            type="button"
            className="link link-hover text-primary"
            disabled={isFetching}
            onClick={() => refetch()}
          >
            {t('common.tryAgain')}
          </button>
        )}
      </p>
    </div>
  )
}

/** Exact; where it is too long for a line it is torn at its decimal sign, not within its digits. */
function Coin({ value, decimals, symbol }: AmountProps) {
  const [, whole, fraction] = /^([^.,]*)(.*)$/.exec(formatAmount(value, decimals, { grouped: true })) ?? []
  return (
    <span className="figure">
      {whole}
      {fraction && (
        <>
          <wbr />
          <span className="font-normal text-13 text-quiet">{fraction}</span>
        </>
      )}{' '}
      <bdi>{symbol}</bdi>
    </span>
  )
}
