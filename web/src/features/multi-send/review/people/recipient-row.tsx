import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

type RecipientRowProps = {
  recipient: Recipient
  asset: Pick<Asset, 'symbol' | 'decimals'>
  /** Number of the batch, where it is of interest. */
  batch?: number | undefined
}

/** One recipient: the full address with its checksum, the amount, and where it stands in the list. */
export function RecipientRow({ recipient, asset, batch }: RecipientRowProps) {
  const { t } = useTranslation()
  const { address, amount, lines, names } = recipient

  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-13">
      <span className="min-w-0">
        <bdi dir="ltr" className="break-all font-mono">
          {getAddress(address)}
        </bdi>
        {names && (
          <>
            {' · '}
            <bdi className="break-all">{names.join(', ')}</bdi>
          </>
        )}
      </span>
      <span className="min-w-0 text-quiet">
        <bdi dir="ltr" className="break-all font-medium font-mono text-base-content">
          {`${formatAmount(amount, asset.decimals, { grouped: true })} ${asset.symbol}`}
        </bdi>
        {` · ${t('multiSend.people.line', { line: lines.join(', ') })}`}
        {batch !== undefined && ` · ${t('multiSend.people.rowBatch', { number: batch })}`}
      </span>
    </div>
  )
}
