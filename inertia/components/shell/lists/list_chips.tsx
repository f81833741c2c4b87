import { AppliedFilters, type AppliedFilter } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { listAddress, withFilter, withoutFilters } from './list_address'
import type { ListParts } from './list_parts'

/** How many rows are left, and what the list is narrowed to, each to be taken off again. */
export function ListChips({ end, ...parts }: ListParts & { end: ReactNode }) {
  const t = useText('shared/lists')
  const { list, paging, path, words } = parts
  return (
    <AppliedFilters
      count={words.count(paging)}
      filters={useChips(parts)}
      clear={{ href: listAddress(path, withoutFilters(list)), label: t('clear') }}
      end={end}
    />
  )
}

function useChips({ list, path, words, tabs, days }: ListParts): AppliedFilter[] {
  const t = useText('shared/lists')
  const { day } = useFormat()
  const say = (name: string, value: string) =>
    days.includes(name) ? day(value) : words.value(name, value)
  const chip = (id: string, label: string, without: typeof list) => ({
    id,
    label,
    href: listAddress(path, without),
    removeLabel: t('chips.remove', { name: label }),
  })
  const set = Object.entries(list.filters)
    .filter(([name, values]) => name !== tabs && values.length > 0)
    .map(([name, values]) => {
      const value = values.map((one) => say(name, one)).join(', ')
      const label = t('chips.filter', { name: words.filter(name), value })
      return chip(name, label, withFilter(list, name, ''))
    })
  if (!list.search) return set
  const search = t('chips.search', { text: list.search })
  return [chip('search', search, { ...list, search: '' }), ...set]
}
