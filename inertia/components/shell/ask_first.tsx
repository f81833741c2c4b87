import { ConfirmDialog } from '~/components/shell/late_dialogs'
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
  data?: Record<string, string | number | boolean>
  /** Something is destroyed, unless it only goes another way. */
  tone?: 'destroy' | 'primary'
}

interface AskFirstProps {
  /** Null while nothing is asked. */
  asked: Asked | null
  onClose: () => void
  /** Told what the shop refused and why; with null that something is sent again. */
  onRefused?: (message: string | null) => void
}

/** Asks before something is sent. */
export function AskFirst({ asked, onClose, onRefused }: AskFirstProps) {
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
      onConfirm={() => {
        onRefused?.(null)
        post(data, { onError: ({ form }) => onRefused?.(form ?? null), onFinish: onClose })
      }}
    >
      {text}
    </ConfirmDialog>
  )
}
