import { Checkbox } from '@kontor/design-system/checkbox'
import { writeDayText } from '@kontor/design-system/date_field_text'
import { DatePicker } from '@kontor/design-system/date_picker'
import { MoneyField } from '@kontor/design-system/money_field'
import { NumberField } from '@kontor/design-system/number_field'
import { Select } from '@kontor/design-system/select'
import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import { kindOf, type FieldName, type FieldValue } from './fields'
import { SomeOfField } from './some_of_field'
import type { useChoices } from './use_choices'

interface FieldInputProps {
  name: FieldName
  value: FieldValue
  onChange: (value: FieldValue) => void
  options: ReturnType<typeof useChoices>['optionsOf']
  error?: string
  isChanged: boolean
}

/** One field of a product, by what it holds. */
export function FieldInput({ name, value, onChange, options, ...marks }: FieldInputProps) {
  const t = useText('catalogue/manage_products')
  const labels = useDayPickerLabels()
  const field = { ...marks, label: t(`fields.${name}`) }
  const kind = kindOf(name)
  const text = value === null ? '' : String(value)
  if (typeof kind === 'object' && 'one' in kind) {
    return (
      <Select
        {...field}
        value={text}
        options={options(kind.one)}
        placeholder={kind.isOptional ? t('form.none') : undefined}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    )
  }
  if (typeof kind === 'object') {
    return (
      <SomeOfField
        {...field}
        value={(value as string[] | null) ?? []}
        options={options(kind.some)}
        onChange={onChange}
      />
    )
  }
  switch (kind) {
    case 'flag': {
      const { isChanged: _, label, ...rest } = field
      return (
        <Checkbox {...rest} isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      )
    }
    case 'money':
      return (
        <MoneyField
          {...field}
          cents={value === null ? null : Math.round(Number(value) * 100)}
          onChange={(cents) => onChange(cents === null ? null : (cents / 100).toFixed(2))}
        />
      )
    case 'number':
      return <NumberField {...field} value={value as number | null} onChange={onChange} />
    case 'day':
      return (
        <DatePicker
          {...field}
          value={writeDayText(text)}
          onChange={(typed) => onChange(typed === '' ? null : typed.replaceAll('/', '-'))}
          labels={labels}
        />
      )
    case 'lines':
      return (
        <TextArea
          {...field}
          face="mono"
          rows={3}
          value={((value as string[] | null) ?? []).join('\n')}
          onChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))}
        />
      )
    case 'area':
      return <TextArea {...field} rows={4} value={text} onChange={onChange} />
    default:
      return <TextField {...field} value={text} onChange={onChange} autoComplete="off" />
  }
}
