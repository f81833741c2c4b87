import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import type { ComponentProps } from 'react'
import { ListSearchField } from './list_search_field'

type Filter = Pick<
  ComponentProps<typeof Select>,
  'label' | 'placeholder' | 'options' | 'value' | 'onChange'
> & { name: string }

interface ListFilterFormProps {
  /** Where the form goes without scripts. */
  action: string
  search: Omit<ComponentProps<typeof ListSearchField>, 'name'>
  filters: Filter[]
  /** The list's parameters; what the form does not ask for itself goes along with it. */
  parameters: readonly [string, string][]
  applyLabel: string
}

const CARRIED = ['view', 'orderBy', 'orderDirection', 'limit']

/** Search and filters in one form: each answers at once, and without scripts on "Apply". */
export function ListFilterForm(props: ListFilterFormProps) {
  const { action, search, filters, parameters, applyLabel } = props
  const carried = parameters.filter(([name]) => CARRIED.includes(name))
  return (
    <form
      action={action}
      role="search"
      className="flex grow flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="min-w-64 grow max-sm:basis-full">
        <ListSearchField {...search} name="search" />
      </div>
      {filters.map((filter) => (
        <Select key={filter.name} {...filter} />
      ))}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit">{applyLabel}</Button>
      </noscript>
    </form>
  )
}
