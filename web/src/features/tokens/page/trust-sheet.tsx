// Shows what the owner and everyone else can and cannot do with this token now.
import { Check, Info, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trustFacts } from '@/features/tokens/create/summary/fee-facts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'

/** Shows what each party can and cannot do with this token now. The contract enforces each line; what it does not is in the badges. */
export function TrustSheet({ token }: { token: SaleyardToken }) {
  const { t } = useTranslation()
  const { kind, taxed } = token
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
      words: t(`createToken.summary.facts.${fact}`, { coin: getChain(token.chainId).nativeCurrency.symbol }),
      isLeft: true,
    })),
  ].filter(({ isLeft }) => isLeft)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-14">{t('tokenPage.trust.title')}</h2>
      <ul className="flex flex-col gap-2 text-13">
        {lines.map(({ Icon, tone, reader, words }) => (
          <TrustLine key={words} Icon={Icon} tone={tone}>
            {reader && <span className="font-medium">{reader} </span>}
            {words}
          </TrustLine>
        ))}
      </ul>
    </section>
  )
}

type TrustLineProps = { Icon: LucideIcon; tone: string; children: ReactNode }

function TrustLine({ Icon, tone, children }: TrustLineProps) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
