import { useState } from 'react'
import { RefusalNote } from '~/components/basket/refusal_note'
import { TaskMenu } from '~/components/delivery/tasks/task_menu'
import { TaskQuestion, type Asked } from '~/components/delivery/tasks/task_question'
import type { Task, TaskFilter, TaskSort, TaskView } from '~/components/delivery/tasks/types'
import { useFilterWords } from '~/components/delivery/tasks/use_filter_words'
import { useTaskBulk } from '~/components/delivery/tasks/use_task_bulk'
import { useLiveTasks } from '~/components/delivery/tasks/use_live_tasks'
import { RARE_COLUMNS, useTaskColumns } from '~/components/delivery/tasks/use_task_columns'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { AdminHead } from '~/components/shell/admin_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<TaskSort, TaskFilter, TaskView> & { tasks: Task[] }>

export default function Tasks({ tasks, ...shown }: Props) {
  const t = useText('delivery/tasks')
  const [asked, ask] = useState<Asked | null>(null)
  useLiveTasks(tasks)
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} lead={t('lead')} />
      <RefusalNote />
      <ListTable
        shown={shown}
        words={useListWords('delivery/tasks', 'list', useFilterWords())}
        tools={{ name: 'admin_tasks', hidden: RARE_COLUMNS }}
        columns={useTaskColumns()}
        rows={tasks}
        bulk={useTaskBulk().bulk}
        rowActions={(task) => (
          <TaskMenu task={task} onChoose={(change) => ask({ id: task.id, change })} />
        )}
      />
      <TaskQuestion asked={asked} onClose={() => ask(null)} />
    </div>
  )
}
