import { Note } from '@kontor/design-system/note'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { dayOrTime } from './day_or_time'

export type DelayedTask = {
  state: string
  problem: { code: string; params: Record<string, string | number> } | null
  /** When a task that waits after a problem runs again. */
  nextAttemptAt: string | null
}

/** Why files take longer: what went wrong and when it is tried again, or that the work rests. */
export function DeliveryDelay({ tasks }: { tasks: readonly DelayedTask[] }) {
  const t = useText('delivery/files')
  const words = useDelayWords()
  const sentences = [...new Set(tasks.flatMap((task) => words(task) ?? []))]
  if (sentences.length === 0) return null
  return (
    <Note tone="brass" title={t('progress.delayed')} isAnnounced>
      {sentences.join(' ')}
    </Note>
  )
}

function useDelayWords() {
  const say = useCodeText('delivery/errors')
  const t = useText('delivery/files')
  return ({ state, problem, nextAttemptAt }: DelayedTask): string | undefined => {
    if (state === 'Stopped') return t('progress.paused')
    if (state !== 'Waiting' || !problem || !nextAttemptAt) return undefined
    const { isToday, time, moment } = dayOrTime(nextAttemptAt)
    const again = isToday ? t('progress.retry', { time }) : t('progress.retry_day', { moment })
    return `${say(problem)} ${again}`
  }
}
