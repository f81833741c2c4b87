import type { Data } from '@generated/data'

export type Task = Data.Delivery.DeliveryTask

export const TASK_VIEWS = ['all', 'at_work', 'attention', 'done'] as const
export type TaskView = (typeof TASK_VIEWS)[number]

export const TASK_FILTERS = ['state', 'cmd', 'recur'] as const
export type TaskFilter = (typeof TASK_FILTERS)[number]

export type TaskSort =
  'created' | 'id' | 'state' | 'product' | 'from' | 'start' | 'finish' | 'files'

/** What the address of the list asks for, as the server has read it. */
export type TaskList = {
  view: TaskView
  search: string
  filters: Record<TaskFilter, string[]>
  orderBy: TaskSort
  orderDirection: 'asc' | 'desc'
  limit: number
}

export type Paging = { totalCount: number; page: number; pages: number }

/** What staff may ask of a task. */
export type TaskChange = 'restart' | 'stop' | 'force'
