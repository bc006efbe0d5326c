export type TransferPart = { label: string; amount: string; share: number; tone: string }

type TransferSplitProps = {
  title: string
  /** In the order of the bar; shares are percent and add up to 100. */
  parts: readonly TransferPart[]
  note: string
}

/** Who gets what of one transfer, as a bar and in figures. */
export function TransferSplit({ title, parts, note }: TransferSplitProps) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="wrap-anywhere font-semibold text-14">{title}</h3>
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-base-300">
        {parts.map(({ label, share, tone }) => (
          <div key={label} className={tone} style={{ width: `${share}%` }} />
        ))}
      </div>
      <dl className="divide-y divide-line text-14">
        {parts.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-quiet">{label}</dt>
            <dd className="figure font-medium">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-quiet">{note}</p>
    </section>
  )
}
