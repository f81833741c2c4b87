import { router } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { toast } from '@kontor/design-system/toast'
import { useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { callApi } from './call_api'

interface RevokeDialogProps {
  /** The token in question; null while none is. */
  token: { id: number; name: string } | null
  onClose: () => void
}

/** Asks before a token is ended for good. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const t = useText('account')
  const { csrfToken } = useShared()
  const [isPending, setPending] = useState(false)
  const revoke = async () => {
    setPending(true)
    const answer = await callApi('DELETE', `/tokens/${token!.id}`, csrfToken)
    setPending(false)
    onClose()
    toast(
      answer.ok
        ? { tone: 'success', title: t('tokens.revoked') }
        : { tone: 'danger', title: answer.message || t('tokens.failed') }
    )
    router.reload({ only: ['tokens'] })
  }
  return (
    <ConfirmDialog
      isOpen={token !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tokens.revoke_question', { name: token?.name ?? '' })}
      keepLabel={t('tokens.keep')}
      confirmLabel={t('tokens.revoke')}
      isPending={isPending}
      pendingLabel={t('tokens.revoking')}
      onConfirm={revoke}
    >
      {t('tokens.revoke_text')}
    </ConfirmDialog>
  )
}
