import { useId } from 'react'
import { fieldIds } from '@/features/multi-send/shared/field-ids.ts'

type AmountFieldProps = {
  label: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

/** One amount, as decimal text. */
export function AmountField({ label, text, error, onChange }: AmountFieldProps) {
  const errorId = useId()

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={fieldIds.amount} className="font-medium text-13">
        {label}
      </label>
      <input
        id={fieldIds.amount}
        dir="ltr"
        inputMode="decimal"
        className={`input w-full font-mono ${error ? 'input-error' : ''}`}
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={errorId} role="alert" className="text-13 text-error">
          {error}
        </p>
      )}
    </div>
  )
}
