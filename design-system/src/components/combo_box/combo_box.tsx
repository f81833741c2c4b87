import { use } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'
import { floatStyles } from '../../internal/float_styles'
import { OptionList, type Option } from '../../internal/option_list'
import { ChevronDownIcon } from '../icon'

export type ComboBoxOption = Option

interface ComboBoxProps
  extends
    FieldTexts,
    Pick<
      AriaComboBoxProps<Option>,
      'name' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'inputValue' | 'id' | 'autoFocus'
    > {
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  /** With it the application answers what is typed, and the list opens by typing; without it the list filters itself. */
  onInputChange?: (text: string) => void
  /** The list says so while the answer is on its way; old options stay. */
  isLoading?: boolean
  loadingLabel: string
  /** Where nothing fits what is typed; where nothing is typed and nothing known, the placeholder asks for it. */
  emptyLabel: string
  /** Name of the button that opens the list. */
  openLabel: string
  placeholder?: string
  isChanged?: boolean
}

/** One of many, found by typing. For a few choices a `Select` is lighter. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, optionalLabel, options, value, onChange, ...rest } = props
  const { onInputChange, isLoading, loadingLabel, emptyLabel, openLabel, ...more } = rest
  const { placeholder, isChanged, ...field } = more
  return (
    <AriaComboBox
      {...field}
      {...(onInputChange
        ? { items: options, onInputChange, menuTrigger: 'input' }
        : { defaultItems: options, menuTrigger: 'focus' })}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <span className="relative grid">
        <Input placeholder={placeholder} className={inputStyles({ room: 'end' })} />
        <Button
          aria-label={openLabel}
          className="absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-control text-muted hover:bg-hover"
        >
          <ChevronDownIcon />
        </Button>
      </span>
      <FieldFoot error={error} />
      <Popover offset={4} className={`${floatStyles} w-(--trigger-width)`}>
        <OptionList
          empty={<Empty label={isLoading ? loadingLabel : emptyLabel} untyped={placeholder} />}
        />
      </Popover>
    </AriaComboBox>
  )
}

/** Nobody is said to be missing before somebody was looked for. */
function Empty({ label, untyped = label }: { label: string; untyped?: string }) {
  return use(ComboBoxStateContext)?.inputValue === '' ? untyped : label
}
