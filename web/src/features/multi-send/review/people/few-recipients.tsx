import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { RecipientRow } from './recipient-row.tsx'

type FewRecipientsProps = {
  heading: string
  help: string
  shown: Recipient[]
  count: number
  asset: Pick<Asset, 'symbol' | 'decimals'>
}

/** Recipients that deserve a second look: nothing is wrong with them for sure. */
export function FewRecipients({ heading, help, shown, count, asset }: FewRecipientsProps) {
  const { t } = useTranslation()
  const title = useId()

  return (
    <section aria-labelledby={title} className="rounded-field border border-warning/40 bg-warning/5 p-4">
      <h3 id={title} className="flex items-center gap-2 font-medium">
        <CircleHelp aria-hidden className="size-5 shrink-0 text-warning" />
        {heading}
      </h3>
      <p className="text-13 text-quiet">{help}</p>
      <ul className="mt-2 flex max-h-56 flex-col gap-2 overflow-y-auto">
        {shown.map((recipient) => (
          <li key={recipient.lines[0]}>
            <RecipientRow recipient={recipient} asset={asset} />
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="mt-2 text-13 text-quiet">
          {t('multiSend.people.more', { formatted: formatCount(count - shown.length) })}
        </p>
      )}
    </section>
  )
}
