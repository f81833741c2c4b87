import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'
import { ChevronDownIcon, ChevronUpIcon } from '../icon'

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** `null` is an empty field. */
  value?: number | null
  defaultValue?: number | null
  /** Called when the field is left or stepped, never with half a number. */
  onChange?: (value: number | null) => void
  /** Names of the two step buttons; without them there are none. */
  stepLabels?: { up: string; down: string }
  isChanged?: boolean
}

/** A number in the reader's notation: "1.234,5" in German, "1,234.5" in English. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optionalLabel, value, defaultValue, onChange, ...rest } = props
  const { stepLabels, isChanged, ...field } = rest
  return (
    <AriaNumberField
      isWheelDisabled
      validationBehavior="aria"
      {...field}
      value={value === null ? Number.NaN : value}
      defaultValue={defaultValue ?? undefined}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isInvalid={Boolean(error)}
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <Group className="relative grid">
        <Input className={inputStyles({ face: 'figure', room: stepLabels ? 'end' : 'none' })} />
        {stepLabels && (
          <span className="absolute inset-y-px end-px grid w-7 grid-rows-2 border-s border-line">
            <Button slot="increment" aria-label={stepLabels.up} className={STEP}>
              <ChevronUpIcon size={12} />
            </Button>
            <Button slot="decrement" aria-label={stepLabels.down} className={STEP}>
              <ChevronDownIcon size={12} />
            </Button>
          </span>
        )}
      </Group>
      <FieldFoot error={error} />
    </AriaNumberField>
  )
}

const STEP =
  'grid place-items-center text-muted hover:bg-hover hover:text-ink data-disabled:text-disabled'
