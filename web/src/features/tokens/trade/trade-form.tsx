// Asks what to trade and how much, and shows what it brings in the pool as it is now.

import { formatAmount as formatExact } from '@saleyard/chain/amounts/format-amount.ts'
import { useStore } from '@tanstack/react-form'
import type { TFunction } from 'i18next'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Money } from '@/components/fiat/money.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { useNow } from '@/components/network-status/data-age.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { ConnectButton } from '@/components/wallet-actions.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { FormFrame, liquidityFormOptions } from '@/features/tokens/liquidity/liquidity-form.tsx'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { QuoteFacts } from './quote-facts.tsx'
import {
  type Direction,
  judgeImpact,
  presetSlippage,
  type TradedPool,
  type TradeQuote,
  wideSlippage,
} from './quote-trade.ts'
import type { MarketState } from './read-market-state.ts'
import {
  isOldRead,
  mostAmount,
  needsConsent,
  needsFeeConsent,
  quoteTyped,
  readTolerance,
  type TradeTerms,
  type TradeValues,
  validateTrade,
} from './trade-plan.ts'

type TradeFormProps = {
  token: SaleyardToken
  account: Address | undefined
  /** Absent until the pool is read. */
  state: MarketState | undefined
  isReading: boolean
  /** When the pool was read, ms since 1970. */
  readAt: number
  direction: Direction
  onDirection: (direction: Direction) => void
  /** Called when something is typed or chosen. */
  onTouch: () => void
  onTerms: (terms: TradeTerms) => void
}

/** Tolerances to choose from, percent. */
const tolerances = ['0.5', '1', '3']

const isImpactCovered = (quote: TradeQuote | undefined, isAccepted: (loss: bigint) => boolean) =>
  !quote || !needsConsent(quote) || isAccepted(quote.impactLoss)

/** Consent counts for the fee that it names, and for a lower one. */
const isFeeCovered = (terms: Pick<TradeTerms, 'poolFee'>, accepted = -1) =>
  !needsFeeConsent(terms) || terms.poolFee <= accepted

/** Asks what to trade and how much. */
export function TradeForm({ token, account, state, isReading, readAt, direction, ...on }: TradeFormProps) {
  const { onDirection, onTouch, onTerms } = on
  const { t } = useTranslation()
  const coin = getChain(token.chainId).nativeCurrency
  // Consent counts for the loss that it names, and for a smaller one.
  const [acceptedLoss, acceptLoss] = useState<bigint>()
  const [acceptedFee, acceptFee] = useState<number>()
  const isOld = isOldRead(readAt, useNow(state !== undefined))
  const context = { direction, token, coin, state }
  const [paid, got] = direction === 'buy' ? [coin, token] : [token, coin]
  const isAccepted = (loss: bigint) => acceptedLoss !== undefined && loss <= acceptedLoss

  const isFeeAccepted = (terms: Pick<TradeTerms, 'poolFee'>) => isFeeCovered(terms, acceptedFee)

  const form = useAppForm(
    liquidityFormOptions({
      defaultValues: {
        amount: '',
        slippage: formatExact(presetSlippage(token.taxed !== undefined), 2),
      } satisfies TradeValues,
      validate: (values) => validateTrade(values, context),
      onTerms: (terms) => {
        const quote = quoteTyped(form.state.values, context)?.quote
        if (isImpactCovered(quote, isAccepted) && isFeeAccepted(terms)) onTerms(terms)
      },
    }),
  )
  const values = useStore(form.store, (store) => store.values)
  const typed = quoteTyped(values, context)
  useRevalidation(() => void form.validate('change'), `${direction}${state?.blockNumber}`)

  const most = state?.holdings && mostAmount(direction, state)
  const isImpactAccepted = isImpactCovered(typed?.quote, isAccepted)
  const canReview = state !== undefined && isImpactAccepted && isFeeAccepted(state.pool)
  return (
    <FormFrame
      onSubmit={() => form.handleSubmit()}
      facts={typed && state && <QuoteFacts {...{ token, coin, direction, state }} {...typed} />}
      button={
        <>
          {typed && <ImpactNote quote={typed.quote} asset={got} isAccepted={isAccepted} onAccept={acceptLoss} />}
          {typed && state && (
            <PoolFeeNote
              pool={state.pool}
              asset={{ ...paid, amount: typed.quote.poolFee }}
              isAccepted={isFeeAccepted(state.pool)}
              onAccept={acceptFee}
            />
          )}
          {account ? (
            <form.AppForm>
              <form.SubmitButton
                className="btn btn-primary yields btn-lg w-full text-15"
                disabled={isOld || !canReview}
              >
                {t('trade.review')}
              </form.SubmitButton>
            </form.AppForm>
          ) : (
            <ConnectStep isDue={values.amount !== ''} />
          )}
        </>
      }
    >
      <DirectionChoice
        chosen={direction}
        onChoose={(next) => {
          onDirection(next)
          acceptLoss(undefined)
          acceptFee(undefined)
          form.setFieldValue('amount', '', { dontUpdateMeta: true })
          onTouch()
        }}
      />
      <form.AppField
        name="amount"
        listeners={{
          onChange: () => {
            acceptLoss(undefined)
            acceptFee(undefined)
            onTouch()
          },
        }}
      >
        {(field) => (
          <div className="flex min-w-0 flex-col gap-2">
            <field.AmountField
              label={t('trade.pay', { symbol: paid.symbol })}
              hint={balanceHint(state, direction, { t, ...paid })}
            />
            {typed && direction === 'buy' && <Money chainId={token.chainId} value={typed.amount} />}
            {most !== undefined && (
              <button
                type="button"
                className="btn btn-line btn-sm self-start"
                title={t(direction === 'buy' ? 'trade.maxCoin' : 'trade.maxOf')}
                disabled={most === 0n}
                onClick={() => form.setFieldValue('amount', formatExact(most, paid.decimals))}
              >
                {t('trade.max')}
              </button>
            )}
          </div>
        )}
      </form.AppField>
      <form.AppField name="slippage" listeners={{ onChange: onTouch }}>
        {(field) => (
          <div className="flex min-w-0 flex-col gap-2">
            <field.AmountField label={t('trade.slippage')} hint={t('trade.slippageHint')} />
            <div className="join">
              {tolerances.map((percent) => (
                <button
                  key={percent}
                  type="button"
                  aria-pressed={values.slippage === percent}
                  className="btn btn-line btn-sm join-item figure aria-pressed:bg-primary/10 aria-pressed:text-primary"
                  onClick={() => form.setFieldValue('slippage', percent)}
                >
                  {t('multiSend.prepare.percent', { percent: localizeDecimal(percent) })}
                </button>
              ))}
            </div>
            {isWide(values.slippage) && <p className="text-12 text-warning">{t('trade.slippageWide')}</p>}
          </div>
        )}
      </form.AppField>
      {isReading && <Waiting rows={2} label={t('trade.reading')} />}
    </FormFrame>
  )
}

/** The page has a button to connect: another one is shown only where it is the next step. */
function ConnectStep({ isDue }: { isDue: boolean }) {
  return isDue && <ConnectButton />
}

/** Validates again what was typed when the pool, the balance or the direction has changed. */
function useRevalidation(validate: () => void, reason: string): void {
  // `validate` is new in each render; the reason says when.
  useEffect(validate, [reason])
}

function isWide(text: string): boolean {
  const slippage = readTolerance(text)
  return typeof slippage === 'bigint' && slippage > wideSlippage
}

function balanceHint(
  state: MarketState | undefined,
  direction: Direction,
  { t, decimals, symbol }: { t: TFunction; decimals: number; symbol: string },
): string | undefined {
  const balance = direction === 'buy' ? state?.holdings?.coin : state?.holdings?.token
  if (balance === undefined) return undefined
  return t('trade.balance', { amount: formatAmount(balance, decimals, { grouped: true }), symbol })
}

type DirectionChoiceProps = { chosen: Direction; onChoose: (direction: Direction) => void }

const directions = ['buy', 'sell'] as const

/** Two radio buttons: one Tab stop, arrows move within it and select at once. */
function DirectionChoice({ chosen, onChoose }: DirectionChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('trade.act')} className="tabs tabs-box w-full">
      {directions.map((direction) => (
        <input
          key={direction}
          type="radio"
          name={name}
          className="tab flex-1"
          aria-label={t(`trade.${direction}`)}
          checked={chosen === direction}
          onChange={() => onChoose(direction)}
        />
      ))}
    </div>
  )
}

type PoolFeeNoteProps = {
  pool: TradedPool
  /** What the account pays, and how much of it the pool keeps. */
  asset: { symbol: string; decimals: number; amount: bigint }
  isAccepted: boolean
  onAccept: (poolFee: number | undefined) => void
}

/** Asks for the consent that names what a pool with a high own fee keeps. */
function PoolFeeNote({ pool, asset, isAccepted, onAccept }: PoolFeeNoteProps) {
  const { t } = useTranslation()
  if (!needsFeeConsent(pool)) return null
  const values = {
    percent: formatAmount(BigInt(pool.poolFee), 2),
    amount: formatAmount(asset.amount, asset.decimals, { grouped: true }),
    symbol: asset.symbol,
  }
  return (
    <CheckLine checked={isAccepted} onChange={(isOn) => onAccept(isOn ? pool.poolFee : undefined)}>
      <Figures text={t('trade.poolFeeAccept', values)} />
    </CheckLine>
  )
}

type ImpactNoteProps = {
  quote: TradeQuote
  /** What the account gets. */
  asset: { symbol: string; decimals: number }
  isAccepted: (loss: bigint) => boolean
  onAccept: (loss: bigint | undefined) => void
}

/** Warns of a price impact; a large one needs consent, which names the loss. */
function ImpactNote({ quote: { impact, impactLoss }, asset, isAccepted, onAccept }: ImpactNoteProps) {
  const { t } = useTranslation()
  const judged = judgeImpact(impact)
  if (judged === 'small') return null
  const values = {
    percent: formatAmount(impact, 2),
    amount: formatAmount(impactLoss, asset.decimals, { grouped: true }),
    symbol: asset.symbol,
  }
  if (judged === 'warns')
    return (
      <p className="text-13 text-warning">
        <Figures text={t('trade.impactWarns', values)} />
      </p>
    )
  return (
    <CheckLine checked={isAccepted(impactLoss)} onChange={(isOn) => onAccept(isOn ? impactLoss : undefined)}>
      <Figures text={t('trade.impactAccept', values)} />
    </CheckLine>
  )
}
