// Shows who receives how much of one transfer, as a bar and in figures.
import { Figures } from '@/components/ui/figures.tsx'

export type TransferPart = {
  label: string
  amount: string
  /** Percent of the bar; together at most 100. */
  share: number
  /** Colour of its part of the bar, and of its mark next to the label. */
  tone: string
}

type TransferSplitProps = {
  title: string
  /** In the order of the figures and of the bar. */
  parts: readonly TransferPart[]
  note: string
  isWrong?: boolean
}

/** Shows who receives how much of one transfer, as a bar and in figures. */
export function TransferSplit({ title, parts, note, isWrong = false }: TransferSplitProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="wrap-anywhere font-semibold text-14">
        <Figures text={title} />
      </h2>
      <div
        aria-hidden="true"
        className={`swatch flex h-2 overflow-hidden rounded-full bg-base-300 ${isWrong ? 'outline-2 outline-error outline-offset-2' : ''}`}
      >
        {parts.map(({ label, share, tone }) => (
          <div key={label} className={tone} style={{ width: `${share}%` }} />
        ))}
      </div>
      <dl className="divide-y divide-line text-14">
        {parts.map(({ label, amount, tone }) => (
          <div key={label} className="flex items-baseline gap-2 py-2">
            <dt className="wrap-anywhere flex min-w-0 flex-1 items-baseline gap-2 text-quiet">
              <span aria-hidden className={`swatch size-2 shrink-0 rounded-full ${tone}`} />
              <span className="min-w-0">{label}</span>
            </dt>
            <dd className="figure shrink-0 font-medium">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={`text-13 ${isWrong ? 'font-medium text-error' : 'text-quiet'}`}>{note}</p>
    </section>
  )
}
