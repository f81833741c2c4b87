import { AppliedFilters } from '@kontor/design-system/patterns/data_table'
import type { ReactNode } from 'react'
import { withoutFilters } from '~/components/shell/lists/list_address'
import { useListChips } from '~/components/shell/lists/use_list_chips'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { taskAddress } from './task_address'
import type { TaskFilter, TaskList } from './types'
import { useFilterWords } from './use_filter_words'

interface TaskChipsProps {
  list: TaskList
  totalCount: number
  /** Tools at the end of the line. */
  end: ReactNode
}

/** How many tasks are left, and what the list is narrowed to, each to be taken off again. */
export function TaskChips({ list, totalCount, end }: TaskChipsProps) {
  const t = useText('delivery/tasks')
  const { count } = useFormat()
  const wordOf = useFilterWords()
  const nameOf = (name: TaskFilter) => t(`filters.${name}`)
  const chips = useListChips(list, { addressOf: (without) => taskAddress(without), nameOf, wordOf })
  return (
    <AppliedFilters
      count={t('filters.count', { count: totalCount, shown: count(totalCount) })}
      filters={chips}
      clear={{ href: taskAddress(withoutFilters(list)), label: t('filters.clear') }}
      end={end}
    />
  )
}
