import { listParameters, withParameters } from '~/components/shell/lists/list_address'
import type { TaskList } from './types'

export const TASKS = '/admin/tasks'
const USUAL = { orderBy: 'created', limit: 10 }

export const taskParameters = (list: TaskList, page = 1) => listParameters(list, USUAL, page)

/** The address of a list; every change but that of the page begins at the first page again. */
export const taskAddress = (list: TaskList, page = 1): string =>
  withParameters(TASKS, taskParameters(list, page))

/** Where the same rows are sent as CSV. */
export const exportAddress = (list: TaskList, separator?: 'comma'): string =>
  withParameters(`${TASKS}/export`, [
    ...taskParameters(list),
    ...(separator ? [['separator', separator] satisfies [string, string]] : []),
  ])
