import { useId } from 'react'

type ChoicesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  options: { value: Value; label: string; help?: string }[]
  onChange: (value: Value) => void
}

/** A few choices side by side, one of them taken: radio buttons that look like one control. */
export function Choices<Value extends string>({ legend, name, value, options, onChange }: ChoicesProps<Value>) {
  const id = useId()

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-field bg-ground p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={`btn btn-sm has-focus-visible:outline-2 has-focus-visible:outline-primary ${
              option.value === value ? 'btn-ghost chosen' : 'btn-ghost'
            }`}
          >
            <input
              type="radio"
              className="sr-only"
              name={`${id}-${name}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
