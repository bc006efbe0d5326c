import type { ReactNode } from 'react'

type FormFrameProps = { children: ReactNode; facts: ReactNode; button: ReactNode; onSubmit: () => void }

/** Fields, what they come to, and the button. */
export function FormFrame({ children, facts, button, onSubmit }: FormFrameProps) {
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <dl className="text-14">{facts}</dl>
      {button}
    </form>
  )
}
