import { AskFirst, type Asked as Question } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'
import type { TaskChange } from './types'

/** A task and what is to be done with it. */
export type Asked = { id: number; change: TaskChange }

type Say = ReturnType<typeof useText<'delivery/tasks'>>

interface TaskQuestionProps {
  asked: Asked | null
  onClose: () => void
}

/** Asks before a task is restarted, stopped or forced. */
export function TaskQuestion({ asked, onClose }: TaskQuestionProps) {
  const t = useText('delivery/tasks')
  return <AskFirst asked={asked && questionOf(t, asked)} onClose={onClose} />
}

const questionOf = (t: Say, { id, change }: Asked): Question => ({
  title: t(`ask.${change}_title`, { id }),
  text: t(`ask.${change}_text`),
  keep: t('ask.keep'),
  confirm: t(`ask.${change}_confirm`),
  pending: t('ask.pending'),
  method: 'put',
  path: `/admin/tasks/${id}/${change === 'stop' ? 'stop' : 'restart'}`,
  data: change === 'force' ? { forceExecute: true } : {},
  tone: change === 'stop' ? 'destroy' : 'primary',
})
