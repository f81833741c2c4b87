import { contains, defineList, either, momentsFrom, momentsUntil } from '#shared/lists'
import type { SelectionFilters } from '#catalogue'
import type { ProblemParams } from '#delivery/domain/delivery_problem'
import { TASK_STATES, type TaskState } from '#delivery/domain/task_state'
import { TASK_COMMANDS, type TaskCommand } from '#delivery/domain/task_step'
import type { Reference } from '#delivery/domain/reference'
import { REFERENCE } from '#delivery/queries/reference_sql'
import { TASK_CSV } from '#delivery/lists/task_csv'

export const TASK_RECURRENCES = ['once', 'daily'] as const

export type DeliveryTask = {
  id: number
  recur: string
  state: TaskState
  reference: Reference
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

/** Newest first; a searched figure is the owner's or the task's own. */
export const taskList = defineList<DeliveryTask>()({
  columns: {
    id: 't.id',
    recur: 't.recur',
    state: 't.state',
    reference: REFERENCE,
    licensee: 'f.licensee',
    itemRef: 't.item_ref',
    step: 't.step',
    productId: 't.product_id',
    productFolder: 't.product_folder',
    cmd: 't.cmd',
    filters: 't.filters',
    from: 't.from_day',
    to: 't.to_day',
    description: 't.description',
    remark: 't.remark',
    subscriptionType: 't.subscription_type',
    subscription: 't.subscription',
    forceExecute: 't.force_execute',
    lane: 't.lane',
    createdAt: 't.created_at',
    startedAt: 't.started_at',
    finishedAt: 't.finished_at',
    attempts: 't.attempts',
    nextAttemptAt: `case when t.state = 'Waiting' and t.failure_code is not null then t.run_after end`,
    filesDone: 't.files_done',
    filesExpected: 't.files_expected',
    filesEmpty: 't.files_empty',
    bytes: 't.bytes_done',
    isHeld: `exists (select from delivery_tasks p where p.id = t.after_task_id and p.state <> 'Succeeded')`,
    problem: `case when t.failure_code is not null
      then jsonb_build_object('code', t.failure_code, 'params', t.failure_params) end`,
  },
  from: 'delivery_tasks t join fulfilments f on f.id = t.fulfilment_id',
  sort: {
    created: 'createdAt',
    id: 'id',
    state: { rank: 'state', among: TASK_STATES },
    product: 'productFolder',
    from: 'from',
    start: 'startedAt',
    finish: 'finishedAt',
    files: 'filesExpected',
  },
  usual: { by: 'created', direction: 'desc' },
  mostRows: 1_000,
  search: (text) =>
    either([
      { sql: 'f.owner_key = ?', values: [text] },
      { sql: 't.id::text = ?', values: [text] },
      contains(['f.licensee', 't.description'], text),
    ]),
  filters: {
    state: { column: 'state', values: TASK_STATES, isOfView: true },
    cmd: { column: 'cmd', values: TASK_COMMANDS },
    recur: { column: 'recur', values: TASK_RECURRENCES },
    createdFrom: momentsFrom('t.created_at'),
    createdTo: momentsUntil('t.created_at'),
  },
  views: {
    all: 'true',
    at_work: `t.state in ('Waiting', 'Running')`,
    attention: `t.state in ('Failed', 'Stopped') or (t.state = 'Waiting' and t.failure_code is not null)`,
    done: `t.state = 'Succeeded'`,
  },
  viewsFrom: 'delivery_tasks t',
  csv: TASK_CSV,
})
