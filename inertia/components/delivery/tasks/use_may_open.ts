import { useShared } from '~/hooks/use_shared'
import type { Task } from './types'

/** Whether the person may open what a task works for; its owner names the right. */
export const useMayOpen = (owner: Task['owner']): boolean =>
  useShared().user?.scopes.some((scope) => scope === owner?.scope) ?? false
