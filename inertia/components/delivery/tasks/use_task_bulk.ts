import { useBulk } from '~/components/shell/lists/bulk/use_bulk'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { Task } from './types'

const PATH = '/admin/tasks/bulk'

/** What is done with several tasks at a time. */
export function useTaskBulk() {
  const t = useText('delivery/tasks')
  const mayWrite = useCan('tasks.write')
  const restarted = (count: number) => t('bulk.restarted', { count })
  const stopped = (count: number) => t('bulk.stopped', { count })
  const actions = [
    {
      path: `${PATH}/restart`,
      label: t('actions.restart'),
      title: ({ length }: readonly Task[]) => t('bulk.restart_title', { count: length }),
      text: () => t('bulk.restart_text'),
      done: restarted,
    },
    {
      path: `${PATH}/stop`,
      label: t('actions.stop'),
      title: ({ length }: readonly Task[]) => t('bulk.stop_title', { count: length }),
      text: () => t('bulk.stop_text'),
      done: stopped,
      tone: 'destroy' as const,
      undo: { path: `${PATH}/restart`, done: restarted },
    },
  ]
  return useBulk<Task>(({ id }) => t('bulk.name', { id }), mayWrite ? actions : [])
}
