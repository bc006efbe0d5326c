import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useBalance } from 'wagmi'
import { Money } from '@/components/fiat/money.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import type { AmountProps } from '@/components/tx/fact-row.tsx'
import { NetworkImage } from '@/components/ui/icons.tsx'
import { directoryConfig, imageAddress } from '@/features/wallet/directory/directory-config.ts'
import { formatAmount, groupDigits, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import type { WalletChain } from '@/lib/wallet/wallet-state.ts'

/**
 * Shows the account's balance of its network's coin. An unreadable balance is stated, never shown as 0; an earlier one
 * is shown with its age.
 */
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
          {!unknown && data && <Coin {...data} chain={chain} />}
          {!unknown && !data && (
            <span role="status" className="skeleton inline-block h-5 w-28 align-bottom">
              <span className="sr-only">{t('common.loading')}</span>
            </span>
          )}
        </dd>
      </dl>
      <p className="flex flex-wrap justify-between gap-x-4 text-12 text-quiet">
        {network && <span>{t('activity.on', { network: network.title })}</span>}
        {enabled && data && <DataAge at={dataUpdatedAt} isFailed={isError} />}
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

/** Shows an exact amount, and what it is worth in money where that is wanted; one too long for a line breaks at its decimal sign, not within its digits. */
function Coin({ chain, value, decimals, symbol }: AmountProps & { chain: WalletChain | undefined }) {
  const [whole = '', fraction] = formatAmount(value, decimals).split('.')
  return (
    <>
      <span className="figure">
        {groupDigits(whole)}
        {fraction && (
          <>
            <wbr />
            <span className="font-normal text-13 text-quiet">{localizeDecimal(`.${fraction}`)}</span>
          </>
        )}{' '}
        <bdi>{symbol}</bdi>
      </span>
      <span className="block">{chain && <Money chainId={chain.id} value={value} />}</span>
    </>
  )
}

/** The directory's picture ids of the networks' coins; those of the original dialog. */
const assetIds: Partial<Record<number, string>> = {
  1: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  56: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  97: '93564157-2e8e-4ce7-81df-b264dbee9b00',
  137: '41d04d42-da3b-4453-8506-668cc0727900',
  250: '06b26297-fe0c-4733-5d6b-ffa5498aac00',
  42161: '3bff954d-5cb0-47a0-9a23-d20192e74600',
  43114: '30c46e53-e989-45fb-4549-be3bd4eb3b00',
}

/** Shows the directory's picture of a network's coin; our own picture of the network if that one is unavailable. */
function AssetImage({ chain, className = 'size-5' }: { chain?: AppChain; className?: string }) {
  const [broken, setBroken] = useState<number>()
  if (!chain) return null
  const id = assetIds[chain.id]
  if (!id || !directoryConfig || broken === chain.id) return <NetworkImage chain={chain} className={className} />
  return (
    <img
      src={imageAddress('getAssetImage', id, directoryConfig)}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className={`${className} rounded-full`}
      onError={() => setBroken(chain.id)}
    />
  )
}
