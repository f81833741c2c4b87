import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { TaskState } from './task_state'
import type { Task, TaskSort } from './types'
import { useMayOpen } from './use_may_open'
import { useRemark } from './use_remark'

/** Columns that say little every day; shown when somebody wants them. */
export const RARE_COLUMNS = [
  ...[
    'remark',
    'cmd',
    'item',
    'licensee',
    'recur',
    'created',
    'bytes',
    'attempts',
    'force',
    'description',
  ],
  ...['subscription_type', 'subscription'],
]

/** All fields of a task, the telling ones first. */
export function useTaskColumns(): ListColumn<Task, TaskSort>[] {
  const t = useText('delivery/tasks')
  const { count, size } = useFormat()
  const remarkOf = useRemark()
  const column = (
    id: ColumnId,
    cell: ListColumn<Task>['cell'],
    more: Partial<ListColumn<Task, TaskSort>> = {}
  ): ListColumn<Task, TaskSort> => ({ id, head: t(`columns.${id}`), cell, ...more })
  return [
    column('id', ({ id }) => id, { sort: ['id', 'desc'] }),
    column('state', (task) => <State task={task} remark={remarkOf(task)} />, { sort: 'state' }),
    column('owner', (task) => <Owner task={task} />),
    column(
      'product',
      ({ productFolder, cmd }) => <What folder={productFolder} command={t(`commands.${cmd}`)} />,
      { sort: 'product' }
    ),
    column('range', ({ from, to }) => <Range from={from} to={to} />, { sort: 'from' }),
    column(
      'files',
      ({ filesDone, filesExpected }) => (
        <Whole>{t('cells.files', { done: count(filesDone), total: count(filesExpected) })}</Whole>
      ),
      { end: true, sort: ['files', 'desc'] }
    ),
    column('start', ({ startedAt }) => startedAt && <Age value={startedAt} />, {
      sort: ['start', 'desc'],
    }),
    column('finish', ({ finishedAt }) => finishedAt && <Age value={finishedAt} />, {
      sort: ['finish', 'desc'],
    }),
    column('remark', remarkOf, { wrap: true }),
    column('cmd', ({ cmd }) => <Whole>{t(`commands.${cmd}`)}</Whole>),
    column('item', ({ itemRef }) => itemRef),
    column('licensee', ({ licensee }) => licensee),
    column('recur', ({ recur }) => t(`recurrences.${recur as 'once'}`)),
    column('created', ({ createdAt }) => <Age value={createdAt} />, { sort: ['created', 'desc'] }),
    column('bytes', ({ bytes }) => size(bytes), { end: true }),
    column('attempts', ({ attempts }) => count(attempts), { end: true }),
    column('force', ({ forceExecute }) => t(forceExecute ? 'yes' : 'no')),
    column('description', ({ description }) => description, { wrap: true }),
    column('subscription_type', ({ subscriptionType }) => subscriptionType),
    column('subscription', ({ subscription }) => subscription),
  ]
}

type ColumnId = 'id' | 'state' | 'owner' | 'product' | 'cmd' | 'range' | 'files' | 'start' | Rest
type Rest = 'finish' | 'remark' | 'item' | 'licensee' | 'recur' | 'created' | 'bytes' | Rare
type Rare = 'attempts' | 'force' | 'description' | 'subscription_type' | 'subscription'

/** What it works for, and the way there for those who may open it. */
function Owner({ task: { owner, reference } }: { task: Task }) {
  const mayOpen = useMayOpen(owner)
  const name = owner?.name ?? reference
  return owner && mayOpen ? <Link href={owner.path}>{name}</Link> : name
}

/** The product's folder, and what is done with it. */
const What = ({ folder, command }: { folder: string; command: string }) => (
  <span className="grid">
    {folder}
    <Text as="span" role="ui-s" tone="muted">
      {command}
    </Text>
  </span>
)

/** Short words that no line end divides. */
const Whole = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
)

/** What became of it, and why where that needs words. */
const State = ({ task: { state }, remark }: { task: Task; remark: string }) => (
  <span className="grid">
    <TaskState state={state} />
    {remark && (
      <span className="min-w-44 wrap-anywhere whitespace-normal">
        <Text as="span" role="ui-s" tone="muted">
          {remark}
        </Text>
      </span>
    )}
  </span>
)

function Range({ from, to }: { from: string; to: string }) {
  const t = useText('delivery/tasks')
  if (from === to) return formatDay(from)
  return (
    <span className="grid whitespace-nowrap">
      <span>
        {formatDay(from)} {t('cells.to')}
      </span>
      <span>{formatDay(to)}</span>
    </span>
  )
}
