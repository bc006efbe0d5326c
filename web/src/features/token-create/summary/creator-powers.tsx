import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KindId } from '../kinds'

/** What the contract of this kind lets its creator do, and what it lets nobody do. Each line is true by the contract. */
export function CreatorPowers({ kind }: { kind: KindId }) {
  const { t } = useTranslation()
  const lines = [
    {
      Icon: Check,
      tone: 'text-success',
      reader: t('createToken.summary.can'),
      words: t(`createToken.kinds.${kind}.can`),
    },
    {
      Icon: X,
      tone: 'text-error',
      reader: t('createToken.summary.cannot'),
      words: t(`createToken.kinds.${kind}.cannot`),
    },
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-14">{t('createToken.summary.creator')}</h3>
      <ul className="flex flex-col gap-2 text-13">
        {lines.map(({ Icon, tone, reader, words }) => (
          <li key={reader} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span>
              <span className="sr-only">{reader} </span>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
