import { DataTable, type TableColumn } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import { TaskState } from '../task_state'
import type { AdminOrder } from './types'
import { useItemWords } from '../use_item_words'
import { useTaskRemark, type OrderTask } from './use_task_remark'

type Task = OrderTask & { productName: string }

/** The work behind the files: one task an item, and what holds it up. */
export function OrderTasks({ order }: { order: AdminOrder }) {
  const t = useText('orders/admin')
  const tasks = order.items.flatMap(({ task, productName }) =>
    task ? [{ ...task, productName }] : []
  )
  return (
    <PageSection title={t('tasks.title')}>
      <DataTable
        caption={t('tasks.caption')}
        density="compact"
        narrow="scroll"
        columns={useColumns()}
        rows={tasks}
        rowKey={({ id }) => id}
      />
    </PageSection>
  )
}

function useColumns(): TableColumn<Task>[] {
  const t = useText('orders/admin')
  const { done } = useItemWords()
  const remarkOf = useTaskRemark()
  return [
    {
      id: 'task',
      head: t('tasks.task'),
      cell: ({ id }) => (
        <Text as="span" role="mono">
          {id}
        </Text>
      ),
    },
    {
      id: 'product',
      head: t('tasks.product'),
      cell: ({ productName }) => <Wrapped>{productName}</Wrapped>,
    },
    { id: 'state', head: t('tasks.state'), cell: ({ state }) => <TaskState state={state} /> },
    {
      id: 'progress',
      head: t('tasks.progress'),
      end: true,
      cell: ({ filesDone, filesExpected }) => done(filesDone, filesExpected),
    },
    {
      id: 'remark',
      head: t('tasks.remark'),
      cell: (task) => <Wrapped>{remarkOf(task)}</Wrapped>,
    },
  ]
}

const Wrapped = ({ children }: { children: string }) => (
  <span className="block min-w-36 whitespace-normal">{children}</span>
)
