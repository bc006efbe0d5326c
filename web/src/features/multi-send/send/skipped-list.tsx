import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'

type SkippedListProps = { records: BatchRecord[] }

// All of them are in the report; a screen needs no more.
const shown = 50

/** Who was skipped on chain, and why. */
export function SkippedList({ records }: SkippedListProps) {
  const { t } = useTranslation()
  const skipped = records.flatMap((record) =>
    record.skipped.map((recipient) => ({ ...recipient, number: record.number })),
  )
  if (skipped.length === 0) return null
  const rest = skipped.length - shown

  return (
    <div className="rounded-field border border-line p-4">
      <h3 className="font-medium text-warning">
        {t('multiSend.report.skippedHeading', { count: skipped.length, formatted: formatCount(skipped.length) })}
      </h3>
      <p className="text-13 text-quiet">{t('multiSend.report.skippedWhy')}</p>
      <ul className="mt-2 flex flex-col gap-1 text-13">
        {skipped.slice(0, shown).map(({ number, index, recipient }) => (
          <li key={`${number}-${index}`} className="break-all font-mono">
            {t('multiSend.report.skippedRow', { address: getAddress(recipient), number })}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-13 text-quiet">
          {t('multiSend.report.more', { count: rest, formatted: formatCount(rest) })}
        </p>
      )}
    </div>
  )
}
