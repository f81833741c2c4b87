import { rows } from '#shared/database'
import type { TablePage } from '#shared/http/table_query'
import type { SelectionFilters } from '#catalogue'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import type { TaskState } from '#delivery/domain/task_state'
import type { TaskCommand } from '#delivery/domain/task_step'
import { TASK_VIEWS, type TaskView } from '#delivery/domain/task_view'
import { conditionsOf, taskTable, VIEW_SQL, type TaskList } from '#delivery/queries/task_list'

/** A task with every field that the administration shows. */
export type DeliveryTask = {
  id: number
  recur: string
  state: TaskState
  reference: string
  licensee: string
  itemRef: string
  step: number
  productId: number
  productFolder: string
  cmd: TaskCommand
  filters: SelectionFilters | null
  from: string
  to: string
  description: string
  remark: string
  subscriptionType: string | null
  subscription: number | null
  forceExecute: boolean
  lane: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  attempts: number
  nextAttemptAt: Date | null
  filesDone: number
  filesExpected: number
  filesEmpty: number
  bytes: number
  /** Whether an earlier step of the item has to succeed first. */
  isHeld: boolean
  problem: { code: string; params: ProblemParams } | null
}

export type TasksPage = TablePage<DeliveryTask>

/** Tasks a page at a time, newest first unless asked otherwise. */
export async function listTasks(list: TaskList): Promise<TasksPage> {
  const { where, bindings } = conditionsOf(list)
  const [counted] = await rows<{ tasks: number }>(
    null,
    `select count(*) as tasks from ${FROM} where ${where}`,
    bindings
  )
  const totalCount = counted!.tasks
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  const content = await rows<DeliveryTask>(
    null,
    `${SELECT} where ${where} order by ${taskTable.orderSql(list)} limit ? offset ?`,
    [...bindings, list.limit, (page - 1) * list.limit]
  )
  return { content, totalCount, page, pages }
}

const EXPORTED_AT_ONCE = 1_000

/** All tasks of a list by number, a thousand in memory at a time. */
export async function* exportTasks(list: TaskList): AsyncGenerator<DeliveryTask> {
  const { where, bindings } = conditionsOf(list)
  let last = 0
  while (true) {
    const tasks = await rows<DeliveryTask>(
      null,
      `${SELECT} where ${where} and t.id > ? order by t.id limit ?`,
      [...bindings, last, EXPORTED_AT_ONCE]
    )
    yield* tasks
    if (tasks.length < EXPORTED_AT_ONCE) return
    last = tasks.at(-1)!.id
  }
}

/** How many tasks each view holds. */
export async function countTasksByView(): Promise<Record<TaskView, number>> {
  const counts = TASK_VIEWS.map((view) => `count(*) filter (where ${VIEW_SQL[view]}) as ${view}`)
  const [counted] = await rows<Record<TaskView, number>>(
    null,
    `select ${counts.join(', ')} from delivery_tasks t`
  )
  return counted!
}

const FROM = 'delivery_tasks t join fulfilments f on f.id = t.fulfilment_id'

const SELECT = `
  select t.id, t.recur, t.state, f.reference, f.licensee, t.item_ref as "itemRef", t.step,
         t.product_id as "productId", t.product_folder as "productFolder", t.cmd, t.filters,
         t.from_day as "from", t.to_day as "to", t.description, t.remark,
         t.subscription_type as "subscriptionType", t.subscription,
         t.force_execute as "forceExecute", t.lane, t.created_at as "createdAt",
         t.started_at as "startedAt", t.finished_at as "finishedAt", t.attempts,
         case when t.state = 'Waiting' and t.failure_code is not null then t.run_after end
           as "nextAttemptAt",
         t.files_done as "filesDone", t.files_expected as "filesExpected",
         t.files_empty as "filesEmpty", t.bytes_done as bytes,
         exists (select from delivery_tasks p
                  where p.id = t.after_task_id and p.state <> 'Succeeded') as "isHeld",
         case when t.failure_code is not null
           then jsonb_build_object('code', t.failure_code, 'params', t.failure_params)
         end as problem
    from ${FROM}`
