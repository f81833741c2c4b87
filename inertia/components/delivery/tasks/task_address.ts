import { TASK_FILTERS, type TaskFilter, type TaskList } from './types'

export const TASKS = '/admin/tasks'
const PAGE_SIZE = 10

/** The list's parameters without those that say what is the default anyway. */
export function taskParameters(list: TaskList, page = 1): [string, string][] {
  const { view, search, filters, orderBy, orderDirection, limit } = list
  const isDefaultOrder = orderBy === 'created' && orderDirection === 'desc'
  const all: [string, string][] = [
    ['view', view === 'all' ? '' : view],
    ['search', search],
    ...TASK_FILTERS.map((name): [string, string] => [name, filters[name].join(',')]),
    ['orderBy', isDefaultOrder ? '' : orderBy],
    ['orderDirection', isDefaultOrder ? '' : orderDirection],
    ['limit', limit === PAGE_SIZE ? '' : String(limit)],
    ['page', page > 1 ? String(page) : ''],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The address of a list; every change but that of the page begins at the first page again. */
export const taskAddress = (list: TaskList, page = 1): string =>
  withQuery(TASKS, taskParameters(list, page))

/** Where the same rows are sent as CSV. */
export const exportAddress = (list: TaskList, separator?: 'comma'): string =>
  withQuery(`${TASKS}/export`, [
    ...taskParameters(list),
    ...(separator ? [['separator', separator] satisfies [string, string]] : []),
  ])

function withQuery(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString()
  return query ? `${path}?${query}` : path
}

export const withFilter = (list: TaskList, name: TaskFilter, value: string): TaskList => ({
  ...list,
  filters: { ...list.filters, [name]: value ? [value] : [] },
})

/** The same view and order with nothing searched and no filter set. */
export const withoutFilters = (list: TaskList): TaskList => ({
  ...list,
  search: '',
  filters: { state: [], cmd: [], recur: [] },
})
