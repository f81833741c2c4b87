import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select } from 'react-aria-components/Select'
import { fieldStyles, inputStyles } from '../../internal/field_styles'
import { FieldFoot, FieldHead, type FieldTexts } from '../../internal/field_texts'
import { floatStyles } from '../../internal/float_styles'
import { OptionList, type Option } from '../../internal/option_list'
import { ChevronDownIcon } from '../icon'
import { SearchField } from '../search_field'
import { ChosenTags } from './chosen_tags'

export type MultiSelectOption = Option

interface MultiSelectProps extends FieldTexts {
  options: readonly Option[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
  /** Shown while nothing is chosen: "Any state". */
  placeholder: string
  /** After the third tag: "and 9 more". */
  moreLabel: (count: number) => string
  /** Long lists get a field that filters them. */
  search?: { label: string; clearLabel: string; emptyLabel: string }
  isDisabled?: boolean
  isChanged?: boolean
  name?: string
}

/** Some of many. Shows up to three and how many more. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, optionalLabel, options, value, defaultValue, onChange } = props
  const { placeholder, moreLabel, search, isDisabled, isChanged, name } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Select
      selectionMode="multiple"
      name={name}
      value={value}
      defaultValue={defaultValue}
      onChange={(keys) => onChange?.(keys.map(String))}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldStyles({ isChanged })}
    >
      <FieldHead label={label} hint={hint} optionalLabel={optionalLabel} />
      <Button
        data-control=""
        data-invalid={error ? true : undefined}
        className={`${inputStyles({ room: 'end' })} relative flex items-center text-start`}
      >
        <ChosenTags placeholder={placeholder} moreLabel={moreLabel} />
        <span className="absolute inset-y-0 end-2.5 grid place-items-center">
          <ChevronDownIcon />
        </span>
      </Button>
      <FieldFoot error={error} />
      <Popover offset={4} className={`${floatStyles} min-w-(--trigger-width)`}>
        {search ? (
          <Autocomplete filter={contains}>
            <div className="border-b border-line p-2">
              <SearchField
                label={search.label}
                isLabelHidden
                clearLabel={search.clearLabel}
                placeholder={search.label}
                autoFocus
              />
            </div>
            <OptionList options={options} empty={search.emptyLabel} />
          </Autocomplete>
        ) : (
          <OptionList options={options} />
        )}
      </Popover>
    </Select>
  )
}
