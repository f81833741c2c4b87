import { AppliedFilters, type AppliedFilter } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { taskAddress, withFilter, withoutFilters } from './task_address'
import { TASK_FILTERS, type TaskList } from './types'
import { useFilterWords } from './use_filter_words'

interface TaskChipsProps {
  list: TaskList
  totalCount: number
  /** Tools at the end of the line. */
  end: ReactNode
}

/** How many tasks are left, and what the list is narrowed to, each to be taken off again. */
export function TaskChips({ list, totalCount, end }: TaskChipsProps) {
  const t = useText('tasks')
  const { count } = useFormat()
  return (
    <AppliedFilters
      count={t('filters.count', { count: totalCount, shown: count(totalCount) })}
      filters={useChips(list)}
      clear={{ href: taskAddress(withoutFilters(list)), label: t('filters.clear') }}
      end={end}
    />
  )
}

function useChips(list: TaskList): AppliedFilter[] {
  const t = useText('tasks')
  const wordOf = useFilterWords()
  const chip = (id: string, label: string, without: TaskList) => ({
    id,
    label,
    href: taskAddress(without),
    removeLabel: t('filters.remove', { name: label }),
  })
  const set = TASK_FILTERS.filter((name) => list.filters[name].length > 0).map((name) => {
    const value = list.filters[name].map((one) => wordOf(name, one)).join(', ')
    const label = t('filters.chip', { name: t(`filters.${name}`), value })
    return chip(name, label, withFilter(list, name, ''))
  })
  if (!list.search) return set
  const search = t('filters.search_chip', { text: list.search })
  return [chip('search', search, { ...list, search: '' }), ...set]
}
