import { useForm } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'
import type { TaskChange } from './types'

/** A task and what is to be done with it. */
export type Asked = { id: number; change: TaskChange }

interface TaskQuestionProps {
  asked: Asked | null
  onClose: () => void
}

/** Asks before a task is restarted, stopped or forced. */
export function TaskQuestion({ asked, onClose }: TaskQuestionProps) {
  const t = useText('delivery/tasks')
  const form = useForm({ forceExecute: false })
  const { id, change } = asked ?? { id: 0, change: 'restart' as const }
  const send = () => {
    form.transform(() => (change === 'force' ? { forceExecute: true } : {}))
    form.put(`/admin/tasks/${id}/${change === 'stop' ? 'stop' : 'restart'}`, {
      preserveScroll: true,
      onFinish: onClose,
    })
  }
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`ask.${change}_title`, { id })}
      keepLabel={t('ask.keep')}
      confirmLabel={t(`ask.${change}_confirm`)}
      tone={change === 'stop' ? 'destroy' : 'primary'}
      isPending={form.processing}
      pendingLabel={t('ask.pending')}
      onConfirm={send}
    >
      {t(`ask.${change}_text`)}
    </ConfirmDialog>
  )
}
