import { useTranslation } from 'react-i18next'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { FewRecipients } from './few-recipients.tsx'
import type { People } from './use-people.ts'

type SecondLookProps = { people: People; asset: Pick<Asset, 'symbol' | 'decimals'> }

/** Amounts far from the others, and contracts among the recipients. */
export function SecondLook({ people: { outliers, contracts }, asset }: SecondLookProps) {
  const { t } = useTranslation()
  const { symbol } = asset

  return (
    <>
      {outliers && outliers.count > 0 && (
        <FewRecipients
          heading={t('multiSend.people.outliers', { formatted: formatCount(outliers.count) })}
          help={t('multiSend.people.outliersHelp')}
          asset={asset}
          {...outliers}
        />
      )}
      {contracts && contracts !== 'unknown' && contracts.count > 0 && (
        <FewRecipients
          heading={t('multiSend.people.contracts', { formatted: formatCount(contracts.count) })}
          help={t('multiSend.people.contractsHelp', { symbol })}
          asset={asset}
          {...contracts}
        />
      )}
      {contracts === 'unknown' && <p className="text-13 text-quiet">{t('multiSend.people.contractsUnknown')}</p>}
    </>
  )
}
