import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keccak256, toHex } from 'viem'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { AddressName } from '@/components/ui/named-address.tsx'
import type { ConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { ClaimOutcome } from './claim-outcome.tsx'
import { claimCalls, maxHoldersPerClaim, parseHolders, readClaimable } from './claims.ts'

/** Claims dividends for a list of holders, who are paid; holders that have earned nothing are named and left out. */
export function ClaimList({ token, account, onReview, step }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const id = useId()
  const { chainId } = token
  const [text, setText] = useState('')
  const { holders, repeated, wrong } = parseHolders(text)
  const most = maxHoldersPerClaim(getChain(chainId).limits.gasPerTransaction)
  // No generated hook: a click reads the amount of each listed holder.
  const check = useMutation({
    mutationFn: () =>
      Promise.all(
        holders.map(async (holder) => ({ holder, amount: await readClaimable(config, { ...token, holder }) })),
      ),
    onSuccess: (found) => {
      const earning = found.filter(({ amount }) => amount > 0n).map(({ holder }) => holder)
      if (earning.length === 0) return
      onReview({
        kind: 'claim',
        name: `claimMany:${keccak256(toHex(earning.join()))}`,
        summary: () => i18n.t('tokenPage.dividends.summaryMany', { number: earning.length }),
        actionLabel: () => i18n.t('tokenPage.dividends.claimMany'),
        call: claimCalls.many(config, { chainId, account, address: token.token }, earning),
        outcome: (receipt) => <ClaimOutcome token={token} account={account} receipt={receipt} />,
      })
    },
  })
  const problem = problemOf()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (holders.length > 0 && !problem) check.mutate()
  }
  const empty = check.data?.filter(({ amount }) => amount === 0n) ?? []
  return (
    <>
      <form noValidate className="flex min-w-0 flex-col gap-2 border-line border-t pt-4" onSubmit={submit}>
        <label htmlFor={id} className="font-medium text-13">
          {t('tokenPage.dividends.list')}
        </label>
        <textarea
          id={id}
          dir="ltr"
          rows={4}
          spellCheck={false}
          className={`textarea w-full font-mono text-13 ${problem ? 'textarea-error' : ''}`}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            check.reset()
          }}
        />
        <p id={`${id}-note`} className={`text-12 ${problem ? 'text-error' : 'text-quiet'}`}>
          {problem ?? t('tokenPage.dividends.listHint', { most })}
        </p>
        {repeated > 0 && (
          <p className="text-12 text-quiet">{t('tokenPage.dividends.repeated', { number: repeated })}</p>
        )}
        {empty.length > 0 && (
          <div role="status" className="text-13">
            <p>{t('tokenPage.dividends.nothing')}</p>
            <ul className="wrap-anywhere">
              {empty.map(({ holder }) => (
                <li key={holder}>
                  <AddressName chainId={chainId} address={holder} />
                  <WholeAddress address={holder} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {check.error && (
          <ReadFailed
            error={check.error}
            lead={t('tokenPage.dividends.unreadable')}
            isFetching={check.isPending}
            onRetry={() => check.mutate()}
          />
        )}
        <button
          type="submit"
          className="btn self-start"
          disabled={holders.length === 0 || problem !== undefined || check.isPending || Boolean(step)}
        >
          {t('tokenPage.dividends.review')}
        </button>
      </form>
      {step}
    </>
  )

  function problemOf(): string | undefined {
    if (wrong.length > 0) return t('tokenPage.dividends.wrong', { lines: wrong.slice(0, 5).join(', ') })
    return holders.length > most ? t('tokenPage.dividends.tooMany', { most }) : undefined
  }
}
