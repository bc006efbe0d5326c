import type { ReactNode } from 'react'

type ActFormProps = { children: ReactNode; onSubmit: () => void; onChange?: () => void }

/** The frame of the console's small forms: fields, then the button that leads to the last look. */
export function ActForm({ children, onSubmit, onChange }: ActFormProps) {
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-4"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
