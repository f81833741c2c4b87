import { rows } from '#shared/database'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import { TASK_STATES, type TaskState } from '#delivery/domain/task_state'

/** A task with every field that the administration shows. */
export type DeliveryTask = {
  id: number
  recur: string
  state: TaskState
  reference: string
  itemRef: string
  productId: number
  productFolder: string
  cmd: string
  from: string
  to: string
  description: string
  remark: string
  subscriptionType: string | null
  subscription: number | null
  forceExecute: boolean
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  attempts: number
  nextAttemptAt: Date | null
  filesDone: number
  filesExpected: number
  bytes: number
  problem: { code: string; params: ProblemParams } | null
}

export const TASK_COLUMNS = ['createdAt', 'id', 'state', 'startedAt', 'finishedAt'] as const

export type TasksQuery = {
  page?: number
  limit?: number
  orderBy?: (typeof TASK_COLUMNS)[number]
  orderDirection?: 'asc' | 'desc'
  state?: TaskState
  /** Matches the reference or the description. */
  search?: string
}

export type TasksPage = { content: DeliveryTask[]; totalCount: number; page: number; pages: number }

/** Tasks of every kind, newest first unless asked otherwise. */
export async function listTasks(query: TasksQuery = {}): Promise<TasksPage> {
  const limit = query.limit ?? 10
  const totalCount = await countTasks(query)
  const pages = Math.max(1, Math.ceil(totalCount / limit))
  const page = Math.min(Math.max(1, query.page ?? 1), pages)
  const content = await rows<DeliveryTask>(
    null,
    `select * from (${TASKS}) as task order by ${orderOf(query)} limit ? offset ?`,
    [...filters(query), limit, (page - 1) * limit]
  )
  return { content, totalCount, page, pages }
}

const TASKS = `
  select t.id, t.recur, t.state, f.reference, t.item_ref as "itemRef", t.product_id as "productId",
         t.product_folder as "productFolder", t.cmd, t.from_day as "from", t.to_day as "to",
         t.description, t.remark, t.subscription_type as "subscriptionType", t.subscription,
         t.force_execute as "forceExecute", t.created_at as "createdAt",
         t.started_at as "startedAt", t.finished_at as "finishedAt", t.attempts,
         case when t.state = 'Waiting' then t.run_after end as "nextAttemptAt",
         t.files_done as "filesDone", t.files_expected as "filesExpected", t.bytes_done as bytes,
         case when t.failure_code is not null
           then jsonb_build_object('code', t.failure_code, 'params', t.failure_params)
         end as problem
    from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
   where t.state = any(?::text[])
     and (f.reference ilike ? or t.description ilike ?)`

function filters({ state, search = '' }: TasksQuery) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [state ? [state] : [...TASK_STATES], pattern, pattern]
}

async function countTasks(query: TasksQuery): Promise<number> {
  const [counted] = await rows<{ tasks: number }>(
    null,
    `select count(*) as tasks from (${TASKS}) as task`,
    filters(query)
  )
  return counted!.tasks
}

function orderOf({ orderBy = 'createdAt', orderDirection = 'desc' }: TasksQuery): string {
  const column = TASK_COLUMNS.find((known) => known === orderBy) ?? 'createdAt'
  const direction = orderDirection === 'asc' ? 'asc' : 'desc'
  return `"${column}" ${direction} nulls last, id ${direction}`
}
