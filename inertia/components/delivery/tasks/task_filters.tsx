import { router } from '@inertiajs/react'
import { withFilter } from '~/components/shell/lists/list_address'
import { ListFilterForm } from '~/components/shell/lists/list_filter_form'
import { useText } from '~/hooks/use_text'
import { taskAddress, taskParameters, TASKS } from './task_address'
import { TASK_FILTERS, type TaskFilter, type TaskList } from './types'
import { useFilterWords } from './use_filter_words'

interface TaskFiltersProps {
  list: TaskList
  choices: Record<TaskFilter, readonly string[]>
}

/** What narrows the list of tasks. */
export function TaskFilters({ list, choices }: TaskFiltersProps) {
  const t = useText('delivery/tasks')
  const wordOf = useFilterWords()
  const show = (wanted: TaskList) =>
    router.visit(taskAddress(wanted), { preserveScroll: true, preserveState: true })
  return (
    <ListFilterForm
      action={TASKS}
      parameters={taskParameters(list)}
      applyLabel={t('filters.apply')}
      search={{
        label: t('filters.search'),
        clearLabel: t('filters.clear_search'),
        search: list.search,
        onSearch: (search) => show({ ...list, search }),
      }}
      filters={TASK_FILTERS.map((name) => ({
        name,
        label: t(`filters.${name}`),
        placeholder: t(`filters.any_${name}`),
        options: choices[name].map((value) => ({ value, label: wordOf(name, value) })),
        value: list.filters[name][0] ?? '',
        onChange: (value) => show(withFilter(list, name, value)),
      }))}
    />
  )
}
