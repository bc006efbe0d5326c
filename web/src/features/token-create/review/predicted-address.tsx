import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { CopyButton } from '../../../components/ui/copy-button'
import { useDraft } from '../draft/draft-store'
import type { TokenCreation } from '../kinds/token-kind'
import { ReadFailed } from '../read-failed'

type PredictedAddressProps = { creation: TokenCreation; chainId: number; account: Address }

/** The address that the factory itself says the token will have. */
export function PredictedAddress({ creation, chainId, account }: PredictedAddressProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { salt } = useDraft()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['predictToken', chainId, account, salt, ...Object.values(creation.identity).map(String)],
    queryFn: () => creation.predict(config),
    gcTime: 0,
  })
  if (error)
    return (
      <div className="text-start font-normal">
        <ReadFailed
          error={error}
          lead={t('createToken.review.addressFailed')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      </div>
    )
  if (!data) return <span className="font-normal text-quiet">{t('createToken.review.addressWaiting')}</span>
  return (
    <>
      <span className="figure text-12 tracking-tight">{data.token}</span>
      <CopyButton text={data.token} label={t('common.copyAddress')} />
    </>
  )
}
