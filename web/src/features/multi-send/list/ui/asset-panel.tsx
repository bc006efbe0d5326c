// Lets the user choose coin or token, and how the amounts are given.

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type PriceProblem, type PriceReadingState, PriceState } from '@/components/fiat/price-choice.tsx'
import { type Draft, isInDollars } from '@/features/multi-send/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { localizeDecimal, readTypedDecimal } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { fieldIds } from './field-ids.ts'
import { TokenField } from './token-field.tsx'
import type { TokenReading } from './use-asset.ts'

export type AssetPanelProps = {
  draft: Draft
  token: TokenReading
  chain: { id: number; name: string; symbol: string }
  /** Symbol of the coin or token. */
  symbol: string
  decimals: number
  isAmountValid: boolean
  priceProblem: PriceProblem | undefined
  priceReading: PriceReadingState
  dispatch: DraftDispatch
}

export function AssetPanel(props: AssetPanelProps) {
  const { draft, token, chain, symbol, decimals, isAmountValid, dispatch } = props
  const { t } = useTranslation()

  return (
    <section
      aria-label={t('multiSend.asset.heading')}
      className="grid gap-5 rounded-box border border-line bg-panel p-5 md:grid-cols-[minmax(0,1fr)_fit-content(62%)]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <Choices
          legend={t('multiSend.asset.heading')}
          name="asset"
          value={draft.asset}
          options={[
            { value: 'native', label: chain.symbol },
            { value: 'erc20', label: t('multiSend.asset.erc20') },
          ]}
          onChange={(asset) => dispatch({ type: 'assetChosen', asset })}
        />
        {draft.asset === 'native' ? (
          <p className="text-13 text-quiet">
            {t('multiSend.asset.native', { symbol: chain.symbol, chain: chain.name })}
          </p>
        ) : (
          <TokenField
            text={draft.tokenText}
            token={token}
            chain={chain}
            onChange={(text) => dispatch({ type: 'tokenTyped', text })}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {draft.asset === 'native' && findChain(chain.id)?.priceFeed && <UnitChoice {...props} />}
        <Choices
          legend={t('multiSend.amount.heading')}
          name="amount-kind"
          value={draft.amountKind}
          options={(['each', 'same', 'split'] as const).map((value) => ({
            value,
            label: t(`multiSend.amount.${value}`),
          }))}
          onChange={(kind) => dispatch({ type: 'amountKindChosen', kind })}
        />
        <p className="text-13 text-quiet">{t(`multiSend.amount.${draft.amountKind}Help`)}</p>
        {draft.amountKind !== 'each' && (
          <AmountField
            label={t(`multiSend.amount.${draft.amountKind}Label`, {
              symbol: isInDollars(draft) ? t('money.usd') : symbol,
            })}
            text={draft.amountText}
            error={
              draft.amountText.trim() === '' || isAmountValid || draft.isPriceMissing
                ? undefined
                : t('multiSend.amount.malformed', { decimals: isInDollars(draft) ? 2 : decimals })
            }
            onChange={(text) => dispatch({ type: 'amountTyped', text })}
          />
        )}
      </div>
    </section>
  )
}

/** Whether amounts are in the coin, or in US dollars at a price that is read when it is chosen. */
function UnitChoice({ draft, chain, priceProblem, priceReading, dispatch }: AssetPanelProps) {
  const { t } = useTranslation()
  const choose = (unit: 'coin' | 'usd') => {
    if (unit === 'usd') return priceReading.mutate()
    priceReading.reset()
    dispatch({ type: 'priceChosen', price: undefined })
  }
  return (
    <>
      <Choices
        legend={t('money.unit')}
        name="unit"
        value={isInDollars(draft) ? 'usd' : 'coin'}
        options={[
          { value: 'coin', label: chain.symbol },
          { value: 'usd', label: t('money.usd') },
        ]}
        onChange={choose}
      />
      <PriceState reading={priceReading} price={draft.price} problem={priceProblem} chain={chain} />
    </>
  )
}

type AmountFieldProps = {
  label: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

function AmountField({ label, text, error, onChange }: AmountFieldProps) {
  const errorId = useId()

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={fieldIds.amount} className="font-medium text-13">
        {label}
      </label>
      <input
        id={fieldIds.amount}
        dir="ltr"
        inputMode="decimal"
        className={`input w-full font-mono ${error ? 'input-error' : ''}`}
        value={localizeDecimal(text)}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        onChange={(event) => onChange(readTypedDecimal(event.target.value))}
      />
      {error && (
        <p id={errorId} role="alert" className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  )
}

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  options: { value: Value; label: string; help?: string }[]
  onChange: (value: Value) => void
}

/** A group of radio buttons that looks like one control. */
function Choices<Value extends string>({ legend, name, value, options, onChange }: ChoicesProps<Value>) {
  const id = useId()

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-field bg-ground p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={`btn btn-sm has-focus-visible:outline-2 has-focus-visible:outline-primary ${
              option.value === value ? 'btn-ghost chosen' : 'btn-ghost'
            }`}
          >
            <input
              type="radio"
              className="sr-only"
              name={`${id}-${name}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
