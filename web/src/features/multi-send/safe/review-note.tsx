// Says before the first proposal who pays, what its owners get to sign, who pays the gas, and what a Safe cannot do here.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { formatCount } from '@/features/multi-send/format.ts'
import type { PayingSafe } from './read-paying-safe.ts'

type SafeReviewNoteProps = {
  safe: PayingSafe
  plan: Plan /** The native coin's symbol. */
  coin: string
  symbol: string
}

export function SafeReviewNote({ safe, plan, coin, symbol }: SafeReviewNoteProps) {
  const { t } = useTranslation()
  const { state, isTogether } = safe
  const { owners, threshold } = state
  const people = Math.max(...plan.batches.map((batch) => batch.count))

  return (
    <section aria-label={t('safe.title')} className="flex flex-col gap-2 rounded-field bg-tint p-4 text-14">
      <p className="flex gap-2 font-medium">
        <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span className="wrap-anywhere">
          {t('safe.pay.payer', {
            account: shortenAddress(state.safe),
            owners: t('safe.threshold', { threshold, count: owners.length }),
          })}
        </span>
      </p>
      <p>{t('safe.pay.proposals', { formatted: formatCount(plan.batches.length), people: formatCount(people) })}</p>
      {plan.asset.kind === 'erc20' && plan.route !== 'tokenItself' && (
        <p>{t(isTogether ? 'safe.pay.approvalInside' : 'safe.pay.approvalBefore', { symbol })}</p>
      )}
      <p>{t('safe.pay.gas', { coin })}</p>
      <p className="text-quiet">{t('safe.pay.cannot')}</p>
      <SafeWarnings state={state} />
    </section>
  )
}

/** What may move the money without the owners, or stop what they sign. */
export function SafeWarnings({ state: { modules, guard } }: { state: Pick<SafeState, 'modules' | 'guard'> }) {
  const { t } = useTranslation()
  const list = (accounts: readonly Address[]) =>
    [
      ...accounts.slice(0, shownModules).map((account) => shortenAddress(account)),
      ...(accounts.length > shownModules ? ['…'] : []),
    ].join(', ')
  return (
    <>
      {modules.length > 0 && <Warning text={t('safe.pay.modules', { accounts: list(modules) })} />}
      {guard && <Warning text={t('safe.pay.guard', { account: shortenAddress(guard) })} />}
    </>
  )
}

const shownModules = 3

function Warning({ text }: { text: string }) {
  return (
    <p className="flex gap-2 text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="wrap-anywhere">{text}</span>
    </p>
  )
}
