import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

export interface Segment<Value extends string = string> {
  value: Value
  label: string
  isDisabled?: boolean
}

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three ways to see or buy the same; one is always chosen. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([chosen]) => onChange(chosen as Value)}
      className="inline-flex rounded-control border border-control-border"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          isDisabled={option.isDisabled}
          className={SEGMENT}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const SEGMENT = [
  'min-h-control-inner grow border-s border-line px-3 py-0.5 text-ui whitespace-nowrap text-muted first:border-s-0',
  'hover:bg-hover hover:text-ink data-selected:bg-selected data-selected:font-semibold data-selected:text-ink',
  'data-selected:shadow-current data-disabled:cursor-not-allowed data-disabled:text-disabled',
  'focus-visible:relative focus-visible:z-1',
].join(' ')
