import { Check, Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FeeField, KindId } from '@/features/token-create/our-token.ts'
import { trustFacts } from './trust-facts.ts'

type CreatorPowersProps = {
  kind: KindId
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: object
  /** Whether the ownership goes to somebody else than who creates. */
  hasOtherOwner: boolean
}

/** What the contract of this kind lets its owner do, what it lets nobody do, and what stays. Each line is true by the contract. */
export function CreatorPowers({ kind, feeFields, values, hasOtherOwner }: CreatorPowersProps) {
  const { t } = useTranslation()
  const isAnothers = hasOtherOwner && feeFields.length > 0 // without fees there is no owner: anybody has what a holder has
  const lines = [
    {
      Icon: Check,
      tone: 'text-success',
      reader: t(isAnothers ? 'createToken.summary.ownerCan' : 'createToken.summary.can'),
      words: t(`createToken.kinds.${kind}.can`),
    },
    {
      Icon: X,
      tone: 'text-error',
      reader: t('createToken.summary.cannot'),
      words: t(`createToken.kinds.${kind}.cannot`),
    },
    ...trustFacts(feeFields, values).map((fact) => ({
      Icon: Info,
      tone: 'text-quiet',
      reader: '',
      words: t(`createToken.summary.facts.${fact}`),
    })),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-14">
        {t(isAnothers ? 'createToken.summary.teamOwner' : 'createToken.summary.creator')}
      </h2>
      <ul className="flex flex-col gap-2 text-13">
        {lines.map(({ Icon, tone, reader, words }) => (
          <li key={words} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span className={`min-w-0 ${Icon === Check ? '' : 'text-quiet'}`}>
              {reader && <span className="sr-only">{reader} </span>}
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
