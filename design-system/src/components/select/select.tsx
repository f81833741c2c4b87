import { useId, type ComponentPropsWithRef } from 'react'
import { fieldStyles, hintStyles, inputStyles, labelStyles } from '../../internal/field_styles'
import { ErrorLine, OptionalMark, type FieldTexts } from '../../internal/field_texts'
import { ChevronDownIcon } from '../icon'

export interface SelectOption {
  value: string
  label: string
  /** Shown and not choosable; say why in the label or the hint. */
  isDisabled?: boolean
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'onChange'> {
  options: readonly (SelectOption | SelectGroup)[]
  /** The first, empty entry, e.g. "Any type". */
  placeholder?: string
  onChange?: (value: string) => void
  isChanged?: boolean
  /** For tools beside a visible text that names it. */
  isLabelHidden?: boolean
}

/** One of a few. The browser's own list: light, and at home on every device. */
export function Select(props: SelectProps) {
  const { label, hint, error, optionalLabel, options, placeholder, onChange, ...rest } = props
  const { isChanged, isLabelHidden, ...select } = rest
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={fieldStyles({ isChanged })}>
      <label htmlFor={select.id ?? id} className={isLabelHidden ? 'sr-only' : labelStyles}>
        {label}
        <OptionalMark>{optionalLabel}</OptionalMark>
      </label>
      {hint && (
        <span id={`${id}-hint`} className={hintStyles}>
          {hint}
        </span>
      )}
      <span className="relative grid">
        <select
          id={id}
          {...select}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange?.(event.target.value)}
          className={`${inputStyles({ room: 'end' })} appearance-none`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(renderEntry)}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-2.5 grid place-items-center">
          <ChevronDownIcon />
        </span>
      </span>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  )
}

function renderEntry(entry: SelectOption | SelectGroup) {
  if (!('options' in entry)) return renderOption(entry)
  return (
    <optgroup key={entry.label} label={entry.label}>
      {entry.options.map(renderOption)}
    </optgroup>
  )
}

function renderOption({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}
