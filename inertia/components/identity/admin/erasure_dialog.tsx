import type { Data } from '@generated/data'
import { AskFirst } from '~/components/shell/ask_first'
import { useText } from '~/hooks/use_text'

interface ErasureDialogProps {
  /** The wish in question; null while none is. */
  request: Data.Identity.WaitingDeletion | null
  onClose: () => void
}

/** Asks before an account is gone for good, and says what goes and what stays. */
export function ErasureDialog({ request, onClose }: ErasureDialogProps) {
  const t = useText('identity/deletions')
  return (
    <AskFirst
      onClose={onClose}
      asked={
        request && {
          title: t('question', { name: request.name || request.email }),
          text: t('question_text'),
          keep: t('keep'),
          confirm: t('delete'),
          pending: t('deleting'),
          method: 'post',
          path: `/admin/deletion-requests/${request.id}`,
        }
      }
    />
  )
}
