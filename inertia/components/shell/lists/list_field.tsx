import { Select } from '@kontor/design-system/select'
import { ListDayField } from './list_day_field'
import type { ListParts } from './list_parts'

interface ListFieldProps extends Pick<ListParts, 'list' | 'choices' | 'days' | 'words'> {
  name: string
  onChange: (value: string) => void
}

/** One filter: a day, or one of what it offers. Long names are cut, so that a row holds five of them. */
export function ListField({ name, list, choices, days, words, onChange }: ListFieldProps) {
  const field = { name, label: words.filter(name), value: list.filters[name]![0] ?? '', onChange }
  if (days.includes(name)) return <ListDayField {...field} />
  const options = choices[name]!.map((value) => ({ value, label: words.value(name, value) }))
  return (
    <div className="max-w-44">
      <Select {...field} placeholder={words.any(name)} options={options} />
    </div>
  )
}
