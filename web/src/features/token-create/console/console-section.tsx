import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; lead: string; children: ReactNode }

/** One power, or one act that is open to all. */
export function ConsoleSection({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel flex min-w-0 flex-col gap-4">
      <div>
        <h3 id={id} className="font-semibold text-17">
          {title}
        </h3>
        <p className="mt-1 wrap-anywhere text-13 text-quiet">{lead}</p>
      </div>
      {children}
    </section>
  )
}
