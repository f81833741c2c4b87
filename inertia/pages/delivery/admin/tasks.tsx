import { useState } from 'react'
import { Link } from '@kontor/design-system/link'
import { DataTable, TableToolbar, useTableLook } from '@kontor/design-system/patterns/data_table'
import { RefusalNote } from '~/components/basket/refusal_note'
import { exportAddress, taskAddress } from '~/components/delivery/tasks/task_address'
import { TaskChips } from '~/components/delivery/tasks/task_chips'
import { TaskFilters } from '~/components/delivery/tasks/task_filters'
import { TaskMenu } from '~/components/delivery/tasks/task_menu'
import { TaskEmpty, TaskViews } from '~/components/delivery/tasks/task_paging'
import { TaskQuestion, type Asked } from '~/components/delivery/tasks/task_question'
import type {
  Paging,
  Task,
  TaskFilter,
  TaskList,
  TaskView,
} from '~/components/delivery/tasks/types'
import { RARE_COLUMNS, useTaskColumns } from '~/components/delivery/tasks/use_task_columns'
import { useLiveTasks } from '~/components/delivery/tasks/use_live_tasks'
import { ListPages } from '~/components/shell/lists/list_pages'
import { ListTools } from '~/components/shell/lists/list_tools'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  tasks: Task[]
  paging: Paging
  list: TaskList
  counts: Record<TaskView, number>
  choices: Record<TaskFilter, string[]>
}>

const FIRST_LOOK = { density: 'compact', hidden: RARE_COLUMNS } as const

export default function Tasks({ tasks, paging, list, counts, choices }: Props) {
  const t = useText('delivery/tasks')
  const look = useTableLook('admin_tasks', FIRST_LOOK)
  const [asked, ask] = useState<Asked | null>(null)
  const columns = useTaskColumns(list)
  useLiveTasks(tasks)
  const tools = <Tools {...{ list, look, columns, totalCount: paging.totalCount }} />
  return (
    <div className="pb-16">
      <PageHead title={t('title')} lead={t('lead')} />
      <RefusalNote />
      <DataTable
        caption={t('caption')}
        density={look.density}
        narrow="blocks"
        columns={look.applyTo(columns)}
        rows={tasks}
        rowKey={({ id }) => id}
        actionsLabel={t('columns.actions')}
        rowActions={(task) => (
          <TaskMenu task={task} onChoose={(change) => ask({ id: task.id, change })} />
        )}
        toolbar={
          <TableToolbar
            views={<TaskViews list={list} counts={counts} />}
            filters={<TaskFilters list={list} choices={choices} />}
            applied={<TaskChips list={list} totalCount={paging.totalCount} end={tools} />}
          />
        }
        empty={<TaskEmpty list={list} isShopEmpty={counts.all === 0} />}
        pages={
          <ListPages
            limit={list.limit}
            paging={paging}
            hrefOf={(page) => taskAddress(list, page)}
          />
        }
      />
      <TaskQuestion asked={asked} onClose={() => ask(null)} />
    </div>
  )
}

interface ToolsProps {
  list: TaskList
  look: ReturnType<typeof useTableLook>
  columns: ReturnType<typeof useTaskColumns>
  totalCount: number
}

function Tools({ list, look, columns, totalCount }: ToolsProps) {
  const t = useText('delivery/tasks')
  const { count } = useFormat()
  const label = t('list.export', { count: totalCount, shown: count(totalCount) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link href={exportAddress(list, 'comma')} download>
        {t('list.comma')}
      </Link>
      <ListTools look={look} columns={columns} exportCsv={{ href: exportAddress(list), label }} />
    </div>
  )
}
