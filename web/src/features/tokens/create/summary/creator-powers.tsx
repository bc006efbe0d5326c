// Shows who receives the supply, and what the contract lets the owner do.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { Check, Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { hasAddressFormat } from '@/features/tokens/create/identity/address.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import type { FeeField, KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { trustFacts } from './fee-facts.ts'

type CreatorPowersProps = {
  kind: KindId
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: object
  /** Whether the first owner is another account than the creator. */
  hasOtherOwner: boolean
}

/** Lists what the contract lets its owner do, what it lets no account do, and what stays. The contract enforces each line. */
export function CreatorPowers({ kind, feeFields, values, hasOtherOwner }: CreatorPowersProps) {
  const { t } = useTranslation()
  const coin = useCreator().chain.nativeCurrency.symbol
  const belongsToOther = hasOtherOwner && feeFields.length > 0 // without fees there is no owner, only holders
  const lines = [
    {
      Icon: Check,
      tone: 'text-success',
      reader: t(belongsToOther ? 'createToken.summary.ownerCan' : 'createToken.summary.can'),
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
      words: t(`createToken.summary.facts.${fact}`, { coin }),
    })),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold text-14">
        {t(belongsToOther ? 'createToken.summary.teamOwner' : 'createToken.summary.creator')}
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

/** Shows who receives the supply, while the form is filled in: the team wallet as typed, or the creator. */
export function SupplyOwner({ teamWallet }: { teamWallet: string }) {
  const { t } = useTranslation()
  const address = teamWallet.trim()
  const short = hasAddressFormat(address) ? shortenAddress(address) : address // an incomplete address is shown as typed
  return (
    <div className="flex items-baseline justify-between gap-3 border-line border-y py-3 text-13">
      <p className="font-medium text-quiet">{t('createToken.summary.supply')}</p>
      <p className="min-w-0 text-end font-medium">
        <Figures
          text={address ? t('createToken.summary.toTeam', { address: short }) : t('createToken.summary.toYou')}
        />
      </p>
    </div>
  )
}

/** Whether a team wallet is typed that is not the creating account: then the creator does not own the token. */
export function isOtherAccount(teamWallet: string, account: string | undefined): boolean {
  const typed = teamWallet.trim().toLowerCase()
  return typed !== '' && typed !== account?.toLowerCase()
}
