import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { TaskState } from './task_state'
import type { Task, TaskSort } from './types'
import { useMayOpen } from './use_may_open'
import { useRemark } from './use_remark'

/** Columns that say little every day; shown when somebody wants them. */
export const RARE_COLUMNS = [
  ...['item', 'licensee', 'recur', 'created', 'bytes', 'attempts', 'force', 'description'],
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
    column('state', ({ state }) => <TaskState state={state} />, { sort: 'state' }),
    column('owner', (task) => <Owner task={task} />),
    column('product', ({ productFolder }) => productFolder, { sort: 'product' }),
    column('cmd', ({ cmd }) => <Whole>{t(`commands.${cmd}`)}</Whole>),
    column('range', ({ from, to }) => <Range from={from} to={to} />, { sort: 'from' }),
    column(
      'files',
      ({ filesDone, filesExpected }) => (
        <Whole>{t('cells.files', { done: count(filesDone), total: count(filesExpected) })}</Whole>
      ),
      { end: true, sort: ['files', 'desc'] }
    ),
    column('start', ({ startedAt }) => <Moment at={startedAt} />, { sort: ['start', 'desc'] }),
    column('finish', ({ finishedAt }) => <Moment at={finishedAt} />, { sort: ['finish', 'desc'] }),
    column('remark', (task) => <Remark words={remarkOf(task)} />),
    column('item', ({ itemRef }) => itemRef),
    column('licensee', ({ licensee }) => licensee),
    column('recur', ({ recur }) => t(`recurrences.${recur as 'once'}`)),
    column('created', ({ createdAt }) => <Moment at={createdAt} />, { sort: ['created', 'desc'] }),
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

/** Short words that no line end divides. */
const Whole = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap">{children}</span>
)

/** Below each other, as the days are: side by side they would push the remark out of sight. */
function Moment({ at }: { at: string | null }) {
  if (!at) return null
  const [day, time] = formatMoment(at).split(' ')
  return (
    <time dateTime={at} className="grid whitespace-nowrap max-sm:inline">
      <span>{day}</span> <span>{time}</span>
    </time>
  )
}

const Remark = ({ words }: { words: string }) =>
  words && <span className="block min-w-44 wrap-anywhere whitespace-normal">{words}</span>

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
