// Summarises the coming payments next to every step, with the step's main button.

import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type SummaryRow = { label: string; value: ReactNode; hint?: ReactNode; isBad?: boolean }

type SummaryPanelProps = {
  symbol: string
  /** Line below the symbol: the token's address, or the coin's network. */
  origin: string
  onChange?: () => void
  /** What the rows are about. */
  lead?: ReactNode
  /** Whether the panel is what the user must look at now. */
  isStrong?: boolean
  rows: SummaryRow[]
  /** The main button. */
  action: ReactNode
  note: string
}

export function SummaryPanel({ symbol, origin, onChange, lead, isStrong, rows, action, note }: SummaryPanelProps) {
  const { t } = useTranslation()

  return (
    <aside
      aria-label={t('multiSend.summary.heading')}
      className={`min-w-0 self-start rounded-box border bg-panel p-5 lg:sticky lg:top-[calc(var(--page-top,72px)+8px)] ${isStrong ? 'border-primary' : 'border-line'}`}
    >
      <div className="flex items-center gap-3 border-line border-b pb-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-primary/10 font-medium text-primary"
        >
          {symbol.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{symbol}</bdi>
          </p>
          <p className="truncate font-mono text-quiet text-xs">
            <bdi>{origin}</bdi>
          </p>
        </div>
        {onChange && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={onChange}>
            {t('multiSend.summary.change')}
          </button>
        )}
      </div>
      {lead}
      <dl className="mb-5 divide-y divide-line text-sm">
        {rows.map(({ label, value, hint, isBad }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2.5">
            <dt className="text-quiet">{label}</dt>
            <dd className={`ms-auto min-w-0 text-end ${isBad ? 'text-error' : ''}`}>
              <bdi dir="ltr" className="break-all font-mono font-medium text-13">
                {value}
              </bdi>
              {hint && <span className="block text-xs text-quiet">{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {action}
      <p className="mt-4 flex gap-2 text-13 text-quiet">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-success" />
        {note}
      </p>
    </aside>
  )
}

type MainButtonProps = {
  children: ReactNode
  onClick: () => void
  /** True during an operation: the label describes it, and the button is disabled. */
  isBusy?: boolean
  isDisabled?: boolean
}

/** The main button of a step; on phones it stays at the lower edge. */
export function MainButton({ children, onClick, isBusy = false, isDisabled = false }: MainButtonProps) {
  return (
    <div className="main-action">
      <button
        type="button"
        className={`btn btn-primary h-auto min-h-12 w-full py-2 text-15 ${
          isBusy ? 'disabled:bg-primary/80 disabled:text-primary-content' : 'disabled:text-quiet'
        }`}
        disabled={isBusy || isDisabled}
        onClick={onClick}
      >
        {children}
      </button>
    </div>
  )
}
