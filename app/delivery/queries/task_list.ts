import { tableQuery } from '#shared/http/table_query'
import { TASK_STATES } from '#delivery/domain/task_state'
import { TASK_COMMANDS } from '#delivery/domain/task_step'
import { TASK_VIEWS, type TaskView } from '#delivery/domain/task_view'

export const TASK_RECURRENCES = ['once', 'daily'] as const

const SORTABLE = {
  created: 't.created_at',
  id: 't.id',
  state: `array_position('{${TASK_STATES.join(',')}}'::text[], t.state)`,
  product: 't.product_folder',
  from: 't.from_day',
  start: 't.started_at',
  finish: 't.finished_at',
  files: 't.files_expected',
}

/** The list of tasks as its address describes it. */
export const taskTable = tableQuery({
  sortable: SORTABLE,
  defaultSort: { by: 'created', direction: 'desc' },
  searchable: ['f.reference', 'f.licensee', 't.description'],
  filters: {
    state: { column: 't.state', values: TASK_STATES },
    cmd: { column: 't.cmd', values: TASK_COMMANDS },
    recur: { column: 't.recur', values: TASK_RECURRENCES },
  },
  tieBreaker: 't.id',
})

/** What staff ask of the list: a view, and inside it a search, filters, an order and a page. */
export type TaskList = ReturnType<typeof taskTable.read> & { view: TaskView }

/** What an address asks for; an unknown view is all tasks. */
export function readTaskList(address: Record<string, unknown>): TaskList {
  const view = TASK_VIEWS.find((name) => name === address.view) ?? 'all'
  return { ...taskTable.read(address), view }
}

/** Rows of a view, for queries with the alias `t`. */
export const VIEW_SQL: Record<TaskView, string> = {
  all: 'true',
  at_work: `t.state in ('Waiting', 'Running')`,
  attention: `(t.state in ('Failed', 'Stopped') or (t.state = 'Waiting' and t.failure_code is not null))`,
  done: `t.state = 'Succeeded'`,
}

/** Condition and bindings of a list, for queries with the aliases `t` and `f`. */
export function conditionsOf({ view, filters, search }: TaskList) {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0)
  const conditions = [
    { sql: VIEW_SQL[view], values: [] },
    ...chosen.map(([name, values]) => ({ sql: `t.${name} = any(?::text[])`, values: [values] })),
    ...(search === '' ? [] : [{ sql: FOUND, values: searched(search) }]),
  ]
  return {
    where: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ values }): unknown[] => values),
  }
}

const FOUND = '(f.reference = ? or t.id::text = ? or f.licensee ilike ? or t.description ilike ?)'

/** A figure is the number of an order or of a task; words are looked for in names. */
function searched(search: string): string[] {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return [`order:${search}`, search, pattern, pattern]
}
