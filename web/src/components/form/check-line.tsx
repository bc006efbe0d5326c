import type { ReactNode } from 'react'

type CheckLineProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  className?: string
  children: ReactNode
}

/** Shows a sentence that the user confirms with a checkbox. */
export function CheckLine({ checked, onChange, className = 'text-13', children }: CheckLineProps) {
  return (
    <label className={`flex items-start gap-2 ${className}`}>
      <input
        type="checkbox"
        className="checkbox checkbox-sm shrink-0"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
