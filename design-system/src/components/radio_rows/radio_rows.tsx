import { useId } from 'react'
import { ErrorLine, OptionalMark } from '../../internal/field_texts'
import { RadioRow, type RadioChoice } from './radio_row'

interface RadioRowsProps {
  label: string
  isLabelHidden?: boolean
  /** The word for "optional"; what must be chosen carries no mark. */
  optionalLabel?: string
  name: string
  choices: readonly RadioChoice[]
  value: string | null
  onChange: (value: string) => void
  error?: string
}

/** Choices with consequences: a row each, the impossible ones included. */
export function RadioRows(props: RadioRowsProps) {
  const { label, isLabelHidden, optionalLabel, name, choices, value, onChange, error } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'pb-2 text-label text-ink'}>
        {label}
        <OptionalMark>{optionalLabel}</OptionalMark>
      </legend>
      <div className={error ? 'border-s-2 border-danger ps-3' : ''}>
        {choices.map((choice) => (
          <RadioRow
            key={choice.value}
            name={name}
            choice={choice}
            isChosen={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      {error && (
        <p className="pt-2">
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        </p>
      )}
    </fieldset>
  )
}
