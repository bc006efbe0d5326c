import type { ReactNode } from 'react'

type MainButtonProps = {
  children: ReactNode
  onClick: () => void
  /** Something is under way: the button tells what, and cannot be pressed. */
  isBusy?: boolean
  isDisabled?: boolean
}

/** The one strong button of a step. */
export function MainButton({ children, onClick, isBusy = false, isDisabled = false }: MainButtonProps) {
  return (
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
  )
}
