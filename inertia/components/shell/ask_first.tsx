import { router } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useState } from 'react'

/** Something that is done to a person, with the words of the question before it. */
export type Asked = {
  title: string
  text: string
  keep: string
  confirm: string
  pending: string
  method: 'post' | 'delete'
  path: string
  data?: Record<string, string>
  tone?: 'destroy' | 'primary'
}

/** Asks before something is done to a person; null while nothing is asked. */
export function AskFirst({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const [isPending, setPending] = useState(false)
  if (!asked) return null
  const { title, text, keep, confirm, pending, method, path, data = {}, tone } = asked
  const visit = () =>
    router.visit(path, {
      ...{ method, data, preserveScroll: true, preserveState: true },
      onStart: () => setPending(true),
      onFinish: () => {
        setPending(false)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      keepLabel={keep}
      confirmLabel={confirm}
      pendingLabel={pending}
      isPending={isPending}
      tone={tone}
      onConfirm={visit}
    >
      {text}
    </ConfirmDialog>
  )
}
