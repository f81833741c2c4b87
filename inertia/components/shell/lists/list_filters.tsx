import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import { listAddress, listParameters, withFilter } from './list_address'
import type { ListParts } from './list_parts'
import { ListDayField } from './list_day_field'
import { ListSearchField } from './list_search_field'
import type { AskedList } from './types'

type Asking = Pick<ListParts, 'list' | 'choices' | 'days' | 'path' | 'words' | 'fields'> & {
  /** Tells it from another form of the same list. */
  label?: string
}

/**
 * Search and filters in one form: each answers at once, and without scripts on "Apply". What it does not
 * ask for itself goes along with it.
 */
export function ListFilters({ list, choices, days, path, words, fields, label }: Asking) {
  const t = useText('shared/lists')
  const show = (wanted: AskedList) =>
    router.visit(listAddress(path, wanted), { preserveScroll: true, preserveState: true })
  const carried = listParameters(list).filter(([name]) =>
    name === 'search' ? !list.isSearchable : !fields.includes(name)
  )
  return (
    <form
      action={path}
      role="search"
      aria-label={label}
      className="flex grow flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      {list.isSearchable && (
        <div className={`min-w-64 grow max-sm:basis-full ${fields.length > 0 ? '' : 'max-w-96'}`}>
          <ListSearchField
            name="search"
            label={words.search}
            clearLabel={t('clear_search')}
            search={list.search}
            onSearch={(search) => show({ ...list, search })}
          />
        </div>
      )}
      {fields.map((name) => {
        const field = {
          name,
          label: words.filter(name),
          value: list.filters[name]![0] ?? '',
          onChange: (value: string) => show(withFilter(list, name, value)),
        }
        if (days.includes(name)) return <ListDayField key={`${name}:${field.value}`} {...field} />
        const options = choices[name]!.map((value) => ({ value, label: words.value(name, value) }))
        return <Select key={name} {...field} placeholder={words.any(name)} options={options} />
      })}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit">{t('apply')}</Button>
      </noscript>
    </form>
  )
}
