import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { usePost } from '~/hooks/use_post'

/** Something that is sent, with the words of the question before it. */
export type Asked = {
  title: string
  text: string
  keep: string
  confirm: string
  pending: string
  method: 'post' | 'put' | 'delete'
  path: string
  data?: Record<string, string | boolean>
  /** Something is destroyed, unless it only goes another way. */
  tone?: 'destroy' | 'primary'
}

/** Asks before something is sent; null while nothing is asked. */
export function AskFirst({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { post, isPending } = usePost(asked?.path ?? '', asked?.method)
  if (!asked) return null
  const { title, text, keep, confirm, pending, data = {}, tone } = asked
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
      onConfirm={() => post(data, { onFinish: onClose })}
    >
      {text}
    </ConfirmDialog>
  )
}
