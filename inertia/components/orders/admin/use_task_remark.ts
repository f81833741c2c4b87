import { formatMoment } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import { useReasonWords } from '../use_reason_words'
import type { OrderItem } from './types'

export type OrderTask = NonNullable<OrderItem['task']>

/** What went wrong last, which attempt it is, and when the next one begins. */
export function useTaskRemark() {
  const t = useText('orders/admin')
  const wordsOf = useReasonWords()
  return ({ problem, attempts, nextAttemptAt }: OrderTask) => {
    const attempt = attempts > 1 && t('tasks.attempt', { count: attempts })
    const again = nextAttemptAt && t('tasks.again', { at: formatMoment(nextAttemptAt) })
    const sentences = [problem && wordsOf(problem.code, problem.params), attempt, again]
    return sentences.filter(Boolean).join(' ')
  }
}
