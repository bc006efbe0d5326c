// Shows what the owner and everyone else can and cannot do with this token now.
import { Check, Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { trustFacts } from '@/features/tokens/create/summary/fee-facts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'

/** Shows what each party can and cannot do with this token now. The contract enforces each line. */
export function TrustSheet({ token: { kind, taxed } }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { feeFields, defaults } = kinds[kind]
  const isRenounced = taxed !== undefined && !taxed.owner
  const facts = trustFacts(feeFields, defaults).filter((fact) => !(isRenounced && fact === 'renounced'))
  const lines = [
    {
      Icon: Check,
      tone: 'text-success',
      reader: t(taxed ? 'createToken.summary.ownerCan' : 'createToken.summary.can'),
      words: t(`createToken.kinds.${kind}.can`),
      isLeft: !isRenounced,
    },
    {
      Icon: Check,
      tone: 'text-success',
      reader: '',
      words: t('tokenPage.trust.renounced'),
      isLeft: isRenounced,
    },
    {
      Icon: X,
      tone: 'text-error',
      reader: t('createToken.summary.cannot'),
      words: t(`createToken.kinds.${kind}.cannot`),
      isLeft: true,
    },
    ...facts.map((fact) => ({
      Icon: Info,
      tone: 'text-quiet',
      reader: '',
      words: t(`createToken.summary.facts.${fact}`),
      isLeft: true,
    })),
  ].filter(({ isLeft }) => isLeft)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-14">{t('tokenPage.trust.title')}</h2>
      <ul className="flex flex-col gap-2 text-13">
        {lines.map(({ Icon, tone, reader, words }) => (
          <li key={words} className="flex gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span className="min-w-0">
              {reader && <span className="font-medium">{reader} </span>}
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
