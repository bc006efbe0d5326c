import type { ReactNode } from 'react'

type TokenFormProps = {
  /** The fields, in sections. */
  children: ReactNode
  /** Who gets what, what the creator can do, and the button. Stays in view beside the fields. */
  aside: ReactNode
  onSubmit: () => void
}

/** The frame of every kind's form. */
export function TokenForm({ children, aside, onSubmit }: TokenFormProps) {
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="panel flex min-w-0 flex-col gap-6">{children}</div>
      <aside className="panel flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--page-top)+24px)]">{aside}</aside>
    </form>
  )
}
