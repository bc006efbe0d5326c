// Shows 1,000 tokens on their way through the fees of a kind, live from the form, and offers named fee sets.
import { useTranslation } from 'react-i18next'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { feeWords, parseBps, splitTransfer } from '@/features/tokens/create/summary/fee-facts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { FeePurpose, KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import { isPresetChosen, presetNames, presets } from './presets.ts'
import './fee-flow.css'

/** The colours of the form's bar, as strokes. */
const strokes: Record<FeePurpose, string> = {
  reflection: 'var(--color-brand)',
  dividends: 'var(--color-brand)',
  liquidity: 'var(--color-accent)',
  charity: 'var(--color-brand-secondary)',
  marketing: 'var(--color-brand-secondary)',
  buyback: 'var(--color-warning)',
}

type FeeFlowProps = {
  kind: KindId
  /** Called after a set was put into the draft, which the open form has read before. */
  onFilled: () => void
}

export function FeeFlow({ kind: id, onFilled }: FeeFlowProps) {
  const { t } = useTranslation()
  const { values: draft } = useDraft()
  const kind: TokenKind = kinds[id]
  const values: Record<string, string> = { ...kind.defaults, ...draft }
  const fees = kind.feeFields.map(({ field }) => parseBps(values[field] ?? ''))
  const { whole, recipient, fees: amounts } = splitTransfer(fees)
  const lanes: Lane[] = [
    {
      label: t('createToken.summary.recipient'),
      amount: recipient,
      bps: fees.reduce<number>((left, bps) => left - (bps ?? 0), 10_000),
      stroke: 'var(--color-success)',
    },
    ...kind.feeFields.map((fee, index) => ({
      label: t(`createToken.summary.purposes.${feeWords(fee, values)}`, { reward: t('createToken.summary.reward') }),
      amount: amounts[index],
      bps: fees[index] ?? 0,
      stroke: strokes[fee.purpose],
    })),
  ]
  return (
    <section aria-label={t('createToken.picker.flow')} className="panel">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-15">{t('createToken.picker.through', { amount: whole })}</h2>
        {presets[id] && <Presets id={id} values={values} onFilled={onFilled} />}
      </div>
      <Lanes lanes={lanes} />
    </section>
  )
}

type Lane = {
  label: string
  /** As text; undefined while the fee cannot be read. */
  amount: string | undefined
  bps: number
  stroke: string
}

/** Height of a lane, the same in the drawing and in the list beside it. */
const height = 32

function Lanes({ lanes }: { lanes: readonly Lane[] }) {
  const total = lanes.length * height
  return (
    <div className="mt-3 flex items-stretch gap-3">
      <svg
        aria-hidden="true"
        viewBox={`0 0 100 ${total}`}
        preserveAspectRatio="none"
        className="min-w-0 flex-1 rtl:-scale-x-100"
        style={{ height: total }}
        fill="none"
      >
        {lanes.map(({ label, bps, stroke }, index) => {
          const end = (index + 0.5) * height
          const path = `M0 ${total / 2} C45 ${total / 2} 40 ${end} 100 ${end}`
          if (bps <= 0) return null
          return (
            <g key={label}>
              <path
                d={path}
                stroke={stroke}
                strokeOpacity="0.3"
                strokeWidth={widthOf(bps)}
                vectorEffect="non-scaling-stroke"
              />
              <path d={path} stroke={stroke} strokeWidth="4" className="fee-flow" vectorEffect="non-scaling-stroke" />
            </g>
          )
        })}
      </svg>
      <dl className="shrink-0 text-13" style={{ maxWidth: '60%' }}>
        {lanes.map(({ label, amount, stroke }) => (
          <div key={label} className="flex items-center justify-between gap-4" style={{ height }}>
            <dt className="flex min-w-0 items-center gap-2 text-quiet">
              <span aria-hidden className="swatch size-2 shrink-0 rounded-full" style={{ background: stroke }} />
              <span className="line-clamp-2">{label}</span>
            </dt>
            <dd className="figure font-medium">{amount ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** In pixels: a hundredth of the transfer is one, and no lane is wider than its row or too thin to be seen. */
function widthOf(bps: number): number {
  return Math.min(height - 8, Math.max(2, bps / 100))
}

type PresetsProps = { id: KindId; values: Readonly<Record<string, string>>; onFilled: () => void }

function Presets({ id, values, onFilled }: PresetsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('createToken.picker.presets')}</legend>
      {presetNames.map((name) => {
        const fees = presets[id]?.[name] ?? {}
        const isChosen = isPresetChosen(fees, values)
        const bps = Object.values(fees).reduce((sum, text) => sum + (parseBps(text) ?? 0), 0)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isChosen}
            className={`btn btn-sm ${isChosen ? 'chosen' : ''}`}
            onClick={() => {
              useDraft.getState().setValues(fees)
              onFilled()
            }}
          >
            {t(`createToken.picker.preset.${name}`, { percent: localizeDecimal(formatAmount(BigInt(bps), 2)) })}
          </button>
        )
      })}
    </fieldset>
  )
}
