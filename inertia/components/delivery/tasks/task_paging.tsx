import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { TableViews } from '@kontor/design-system/patterns/data_table'
import { withoutFilters } from '~/components/shell/lists/list_address'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { taskAddress } from './task_address'
import { TASK_VIEWS, type TaskList, type TaskView } from './types'

/** Groups of tasks as tabs with their counts; a state filter belongs to the view it was set in. */
export function TaskViews({ list, counts }: { list: TaskList; counts: Record<TaskView, number> }) {
  const t = useText('delivery/tasks')
  const { count } = useFormat()
  const filters = { ...list.filters, state: [] }
  return (
    <TableViews
      label={t('views.label')}
      views={TASK_VIEWS.map((view) => ({
        id: view,
        label: t(`views.${view}`),
        count: count(counts[view]),
        href: taskAddress({ ...list, view, filters }),
        current: view === list.view,
      }))}
    />
  )
}

/** No task at all yet, or none that the filters leave over. */
export function TaskEmpty({ list, isShopEmpty }: { list: TaskList; isShopEmpty: boolean }) {
  const t = useText('delivery/tasks')
  if (isShopEmpty) return <EmptyState title={t('list.empty')}>{t('list.empty_text')}</EmptyState>
  const everything = taskAddress({ ...withoutFilters(list), view: 'all' })
  return (
    <EmptyState
      title={t('list.not_found')}
      action={<Link href={everything}>{t('filters.clear')}</Link>}
    >
      {t('list.not_found_text')}
    </EmptyState>
  )
}
