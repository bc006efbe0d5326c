import { AtSign } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type NameCardProps = {
  title: string
  /** What went wrong. */
  problem?: string | false
  note: string
  children: ReactNode
}

/** One matter about the names of the list: what it is, and what can be done. */
export function NameCard({ title, problem, note, children }: NameCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-box border border-line bg-panel p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <AtSign aria-hidden className="size-5 shrink-0 text-warning" />
        <div className="min-w-48 flex-1">
          <h3 id={id} className="break-words font-medium">
            {title}
          </h3>
          {problem && (
            <p role="alert" className="break-words text-13 text-error">
              {problem}
            </p>
          )}
          <p className="break-words text-13 text-quiet">{note}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-1">{children}</div>
      </div>
    </section>
  )
}
