import { type ReactNode, useId } from 'react'

export type WalletRowProps = {
  icon: ReactNode
  name: string
  /** Said under the name. */
  hint?: string
  /** Stands at the end: what is known of the wallet, or that it is asked. */
  mark?: ReactNode
  disabled?: boolean
  onChoose: () => void
}

/** One wallet over the whole width. Its name is the button's; hint and mark describe it. */
export function WalletRow({ icon, name, hint, mark, disabled, onChoose }: WalletRowProps) {
  const id = useId()
  return (
    <button
      type="button"
      className="btn h-auto min-h-13 w-full flex-nowrap justify-start gap-3 bg-ground px-3 py-2 text-start text-15"
      aria-describedby={hint || mark ? id : undefined}
      disabled={disabled}
      onClick={onChoose}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {hint && (
          <span aria-hidden id={id} className="block font-normal text-12 text-quiet">
            {hint}
          </span>
        )}
      </span>
      {mark && (
        <span aria-hidden id={hint ? undefined : id} className="shrink-0 font-medium text-12 text-quiet">
          {mark}
        </span>
      )}
    </button>
  )
}
