import { useId } from 'react'

export type ChoiceGroupProps<Value extends string> = {
  legend: string
  /** Value and label of each. */
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of several, as a row of buttons; arrows move through them, as radio buttons do. */
export function ChoiceGroup<Value extends string>({ legend, options, value, onChoose }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="customizer-legend">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className="customizer-option">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
