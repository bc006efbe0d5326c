import { useTranslation } from 'react-i18next'
import { Choices } from '@/features/multi-send/shared/choices.tsx'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { AmountField } from './amount-field.tsx'
import { TokenField } from './token-field.tsx'
import type { TokenReading } from './use-token.ts'

type AssetPanelProps = {
  draft: Draft
  token: TokenReading
  chain: { name: string; symbol: string }
  /** Of what is sent. */
  symbol: string
  decimals: number
  isAmountValid: boolean
  dispatch: DraftDispatch
}

/** Coin or token, and how its amounts are given. */
export function AssetPanel({ draft, token, chain, symbol, decimals, isAmountValid, dispatch }: AssetPanelProps) {
  const { t } = useTranslation()

  return (
    <section
      aria-label={t('multiSend.asset.heading')}
      className="grid gap-5 rounded-box border border-line bg-panel p-5 md:grid-cols-2"
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
            chainName={chain.name}
            onChange={(text) => dispatch({ type: 'tokenTyped', text })}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
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
            label={t(`multiSend.amount.${draft.amountKind}Label`, { symbol })}
            text={draft.amountText}
            error={
              draft.amountText.trim() === '' || isAmountValid
                ? undefined
                : t('multiSend.amount.malformed', { decimals })
            }
            onChange={(text) => dispatch({ type: 'amountTyped', text })}
          />
        )}
      </div>
    </section>
  )
}
