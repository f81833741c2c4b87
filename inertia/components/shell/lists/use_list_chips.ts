import type { AppliedFilter } from '@kontor/design-system/patterns/data_table'
import { useText } from '~/hooks/use_text'
import { withFilter, type ListWish } from './list_address'

type Words<List extends ListWish> = {
  addressOf: (list: List) => string
  /** A filter's name as people read it. */
  nameOf: (name: keyof List['filters'] & string) => string
  wordOf: (name: keyof List['filters'] & string, value: string) => string
}

/** What a list is narrowed to, each with the address of the list without it. */
export function useListChips<List extends ListWish>(
  list: List,
  { addressOf, nameOf, wordOf }: Words<List>
): AppliedFilter[] {
  const t = useText('site/admin')
  const chip = (id: string, label: string, without: List) => ({
    id,
    label,
    href: addressOf(without),
    removeLabel: t('chips.remove', { name: label }),
  })
  const names: (keyof List['filters'] & string)[] = Object.keys(list.filters)
  const set = names
    .filter((name) => list.filters[name]!.length > 0)
    .map((name) => {
      const value = list.filters[name]!.map((one) => wordOf(name, one)).join(', ')
      const label = t('chips.filter', { name: nameOf(name), value })
      return chip(name, label, withFilter(list, name, ''))
    })
  if (!list.search) return set
  const search = t('chips.search', { text: list.search })
  return [chip('search', search, { ...list, search: '' }), ...set]
}
