import { useId, useState } from 'react'
import { ErrorLine } from '../../internal/field_texts'
import { hintStyles, labelStyles } from '../../internal/field_styles'
import { Checkbox } from '../checkbox'
import { DatePicker, type DatePickerLabels } from '../date_picker'
import { FieldGrid } from '../form_section'

/** The text of a day as typed, or null: without a limit on this side. */
export type RangeEnd = string | null

export interface RangeLabels extends DatePickerLabels {
  from: string
  to: string
  unrestricted: string
}

interface RangeFieldsProps {
  /** Names the pair: "Files of these days". */
  label: string
  hint?: string
  labels: RangeLabels
  from: RangeEnd
  to: RangeEnd
  onChange: (range: { from: RangeEnd; to: RangeEnd }) => void
  /** The sentences of the server, at an end or for both together. */
  errors?: { from?: string; to?: string; range?: string }
  /** Sides that always need a day. */
  limited?: readonly ('from' | 'to')[]
  isDisabled?: boolean
  /** Names under which the days are sent. */
  names?: { from: string; to: string }
}

/** From one day to another, either of which may be without a limit. */
export function RangeFields(props: RangeFieldsProps) {
  const { label, hint, labels, from, to, onChange, errors, limited = [], names } = props
  const id = useId()
  const side = (name: 'from' | 'to', value: RangeEnd) => (
    <End
      label={labels[name]}
      labels={labels}
      name={names?.[name]}
      value={value}
      error={errors?.[name]}
      isDisabled={props.isDisabled}
      canBeOpen={!limited.includes(name)}
      onChange={(next) => onChange({ from, to, [name]: next })}
    />
  )
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <span id={id} className={labelStyles}>
        {label}
      </span>
      {hint && <span className={hintStyles}>{hint}</span>}
      <FieldGrid>
        {side('from', from)}
        {side('to', to)}
      </FieldGrid>
      {errors?.range && <ErrorLine>{errors.range}</ErrorLine>}
    </div>
  )
}

interface EndProps {
  label: string
  labels: RangeLabels
  name?: string
  value: RangeEnd
  error?: string
  isDisabled?: boolean
  canBeOpen: boolean
  onChange: (value: RangeEnd) => void
}

/** What was typed comes back when the side is limited again. */
function End({ label, labels, name, value, error, isDisabled, canBeOpen, onChange }: EndProps) {
  const [typed, setTyped] = useState(value ?? '')
  const isOpen = value === null
  const type = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  return (
    <div className="grid content-start gap-1">
      <DatePicker
        label={label}
        labels={labels}
        name={name}
        value={isOpen ? '' : value}
        onChange={type}
        error={error}
        isDisabled={isDisabled || isOpen}
      />
      {canBeOpen && (
        <Checkbox
          isSelected={isOpen}
          isDisabled={isDisabled}
          onChange={(open) => onChange(open ? null : typed)}
          aria-label={`${label}: ${labels.unrestricted}`}
        >
          {labels.unrestricted}
        </Checkbox>
      )}
    </div>
  )
}
