// Shows what a buyback would bring and earn now, and has the vault buy the token back for at least a typed minimum.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { tokenQueryKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type BuybackFacts, buybackCall, defaultMinimum, estimateBuybackCost, readBuyback } from './buyback-quote.ts'
import { actionButton, ConsoleForm, ConsoleSection, consoleFormOptions } from './console-section.tsx'
import { DueNote, KeeperFacts, KeeperOutcome, NextStep } from './keeper-facts.tsx'
import type { ConsoleProps, TaxedToken, TokenAction } from './token-action.ts'
import type { CallContext } from './token-call.ts'

/** Interval of reads in milliseconds. Reasons to wait change within seconds. */
const refreshEvery = 12_000

/** Has the vault buy the token back. Any account can, and is paid for it. */
export function Buyback({ token, account, onReview, step }: ConsoleProps) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useBuyback(token)
  const { symbol } = token
  const context = { chainId: token.chainId, account, address: token.taxed.vault }
  const outcome: TokenAction['outcome'] = (receipt) => (
    <KeeperOutcome token={token} account={account} receipt={receipt}>
      <NextBuyback token={token} />
    </KeeperOutcome>
  )
  const isBuyable = data?.waiting === 'None' && data.bought > 0n
  return (
    <ConsoleSection
      title={t('tokenConsole.buyback.title')}
      lead={t('tokenConsole.buyback.lead', { coin: getChain(token.chainId).nativeCurrency.symbol })}
    >
      {error && (
        <ReadFailed
          error={error}
          lead={t('tokenConsole.buyback.failed')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <Waiting rows={4} row="h-11" label={t('tokenConsole.buyback.reading')} />}
      {data && <BuybackFactsList token={token} facts={data} />}
      {data && (
        <p className="text-12 text-quiet empty:hidden">
          <DataAge at={dataUpdatedAt} isFailed={error !== null} />
        </p>
      )}
      {data && isBuyable && <BuybackPay token={token} context={context} earned={data.earned} />}
      <div hidden={Boolean(step)} className="flex min-w-0 flex-col gap-4 empty:hidden">
        {data && isBuyable && (
          <BuybackForm
            decimals={token.decimals}
            bought={data.bought}
            onReview={(minUnits, minimum) =>
              onReview({
                name: `buyback:${minUnits}`,
                kind: 'buyback',
                call: buybackCall(config, context, minUnits),
                summary: () => i18n.t('tokenConsole.buyback.summary', { symbol, minimum }),
                actionLabel: () => i18n.t('tokenConsole.buyback.action'),
                outcome,
              })
            }
          />
        )}
        {data?.waiting === 'NoAverage' && (
          <button
            type="button"
            className="btn self-start"
            onClick={() =>
              onReview({
                name: 'notePrice',
                kind: 'buyback',
                call: buybackCall(config, context, 0n),
                summary: () => i18n.t('tokenConsole.buyback.noteSummary', { symbol }),
                actionLabel: () => i18n.t('tokenConsole.buyback.note'),
                outcome,
              })
            }
          >
            {t('tokenConsole.buyback.note')}
          </button>
        )}
      </div>
      {step}
    </ConsoleSection>
  )
}

/** Says when the next buyback is due, by what the vault says after one. */
function NextBuyback({ token }: { token: TaxedToken }) {
  const { data } = useBuyback(token)
  return data && <NextStep turn={data} />
}

/** Reads the quote. No generated hook: the router quotes an amount that follows from the reads before it. */
function useBuyback(token: TaxedToken) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'buyback'),
    queryFn: () => readBuyback(config, token),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: refreshEvery,
  })
}

type BuybackPayProps = { token: TaxedToken; context: CallContext; earned: bigint }

/** Shows what the account would earn by a buyback now, and its network cost. */
function BuybackPay({ token, context, earned }: BuybackPayProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useBuybackCost(token, context)
  return (
    <>
      {error && (
        <ReadFailed
          error={error}
          lead={t('tokenPage.vault.payUnknown')}
          isFetching={isFetching}
          onRetry={() => refetch()}
        />
      )}
      <KeeperFacts chainId={token.chainId} earned={earned} cost={data} />
    </>
  )
}

/** Estimates the network cost. No generated hook: no contract is read. */
function useBuybackCost(token: TaxedToken, context: CallContext) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(token, 'buybackCost', context.account),
    queryFn: () => estimateBuybackCost(config, context),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: refreshEvery,
  })
}

/** Shows the waiting coin, the reason to wait, and what it would buy. */
export function BuybackFactsList({ token, facts }: { token: TaxedToken; facts: BuybackFacts }) {
  const { t } = useTranslation()
  const { nativeCurrency: coin } = getChain(token.chainId)
  const { waiting, bought } = facts
  return (
    <>
      <dl className="text-14">
        <Row name={t('tokenConsole.buyback.coin')}>
          <Amount value={facts.coin} decimals={coin.decimals} symbol={coin.symbol} />
        </Row>
        {waiting === 'None' && (
          <>
            <Row name={t('tokenConsole.buyback.spent')} note={t('tokenConsole.buyback.cap', { coin: coin.symbol })}>
              <Amount value={facts.spent} decimals={coin.decimals} symbol={coin.symbol} />
            </Row>
            <Row name={t('tokenConsole.buyback.bought')} note={t('tokenConsole.buyback.afterFee')}>
              <Amount value={bought} decimals={token.decimals} symbol={token.symbol} />
            </Row>
          </>
        )}
      </dl>
      {waiting !== 'None' && (
        <p role="status" className="text-14">
          {t(`tokenPage.vault.waiting.${waiting}`)} <DueNote {...facts} />
        </p>
      )}
      {waiting === 'None' && bought === 0n && <p role="status">{t('tokenConsole.buyback.tooLittle')}</p>}
    </>
  )
}

type BuybackFormProps = {
  decimals: number
  /** Base units that would be bought now. */
  bought: bigint
  /** Called with the minimum in base units, and as typed. */
  onReview: (minUnits: bigint, written: string) => void
}

/** Asks for the least amount to buy. It starts just below the quote, and later quotes do not change the input. */
export function BuybackForm({ decimals, bought, onReview }: BuybackFormProps) {
  const { t } = useTranslation()
  const [initial] = useState(() => formatAmount(defaultMinimum(bought), decimals))
  const form = useAppForm(
    consoleFormOptions({
      defaultValues: { minimum: initial },
      validate: ({ minimum = '' }) => ({ minimum: problemOf(minimum, decimals) }),
      onSubmit: ({ minimum = '' }) => {
        const judgement = validateMinimum(minimum, decimals)
        if ('units' in judgement) onReview(judgement.units, formatAmount(judgement.units, decimals, { grouped: true }))
      },
    }),
  )
  return (
    <form.AppForm>
      <ConsoleForm onSubmit={() => form.handleSubmit()}>
        <form.AppField name="minimum">
          {(field) => (
            <field.AmountField label={t('tokenConsole.buyback.minimum')} hint={t('tokenConsole.buyback.minimumHint')} />
          )}
        </form.AppField>
        <form.SubmitButton className={actionButton}>{t('tokenConsole.buyback.review')}</form.SubmitButton>
      </ConsoleForm>
    </form.AppForm>
  )
}

function problemOf(text: string, decimals: number): (() => string) | undefined {
  const judgement = validateMinimum(text, decimals)
  if ('units' in judgement) return undefined
  const { problem } = judgement
  return () => (problem === 'zero' ? i18n.t('tokenConsole.buyback.minimumZero') : describeError(problem, i18n.t))
}

/** Base units, or the problem. `zero` is no minimum. */
type MinimumValidation = { units: bigint } | { problem: AppError | 'zero' }

/** Parses the least amount of a buyback, in whole tokens. More than the quote is accepted here: the price may change. */
function validateMinimum(text: string, decimals: number): MinimumValidation {
  try {
    const units = parseAmount(text, decimals)
    return units === 0n ? { problem: 'zero' } : { units }
  } catch (error) {
    if (error instanceof AppError) return { problem: error }
    throw error
  }
}
