import { formatMoment } from '@kontor/design-system/date_text'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import type { Task } from './types'

/** What has to be known of a task: what staff wrote, what went wrong last, and what comes next. */
export function useRemark() {
  const t = useText('delivery/tasks')
  const say = useCodeText('delivery/errors')
  return (task: Task): string => {
    const { remark, problem, attempts, nextAttemptAt, isHeld, filesEmpty, forceExecute } = task
    return [
      remark,
      problem && say(problem),
      problem && attempts > 1 && t('cells.attempt', { count: attempts }),
      nextAttemptAt && t('cells.again', { at: formatMoment(nextAttemptAt) }),
      isHeld && task.state === 'Waiting' && t('cells.held'),
      filesEmpty > 0 && t('cells.empty', { count: filesEmpty }),
      forceExecute && ['Waiting', 'Running'].includes(task.state) && t('cells.forced'),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
