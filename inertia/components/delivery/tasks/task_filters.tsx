import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { SearchField } from '@kontor/design-system/search_field'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'
import { taskAddress, taskParameters, TASKS, withFilter } from './task_address'
import { TASK_FILTERS, type TaskFilter, type TaskList } from './types'
import { useFilterWords } from './use_filter_words'

interface TaskFiltersProps {
  list: TaskList
  choices: Record<TaskFilter, readonly string[]>
}

/** Search and filters in one form: each answers at once, and without scripts on "Apply". */
export function TaskFilters({ list, choices }: TaskFiltersProps) {
  const t = useText('tasks')
  const wordOf = useFilterWords()
  const show = (wanted: TaskList) =>
    router.visit(taskAddress(wanted), { preserveScroll: true, preserveState: true })
  const search = (text: string) => show({ ...list, search: text.trim() })
  return (
    <form
      action={TASKS}
      role="search"
      className="flex grow flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="min-w-64 grow max-sm:basis-full">
        <SearchField
          key={list.search}
          name="search"
          label={t('filters.search')}
          clearLabel={t('filters.clear_search')}
          defaultValue={list.search}
          onSubmit={search}
          onClear={() => list.search && search('')}
        />
      </div>
      {TASK_FILTERS.map((name) => (
        <Select
          key={name}
          name={name}
          label={t(`filters.${name}`)}
          placeholder={t(`filters.any_${name}`)}
          options={choices[name].map((value) => ({ value, label: wordOf(name, value) }))}
          value={list.filters[name][0] ?? ''}
          onChange={(value) => show(withFilter(list, name, value))}
        />
      ))}
      <Carried list={list} />
      <noscript>
        <Button type="submit">{t('filters.apply')}</Button>
      </noscript>
    </form>
  )
}

const CARRIED = ['view', 'orderBy', 'orderDirection', 'limit']

/** What the form does not ask for itself goes along with it. */
function Carried({ list }: { list: TaskList }) {
  return taskParameters(list)
    .filter(([name]) => CARRIED.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
