import { useForm } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'

interface RevokeDialogProps {
  /** The token in question; null while none is. */
  token: { id: number; name: string } | null
  onClose: () => void
}

/** Asks before a token is ended for good. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const t = useText('identity/tokens')
  const form = useForm({})
  const revoke = () =>
    form.delete(`/my-account/api-token/${token!.id}`, { preserveScroll: true, onFinish: onClose })
  return (
    <ConfirmDialog
      isOpen={token !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tokens.revoke_question', { name: token?.name ?? '' })}
      keepLabel={t('tokens.keep')}
      confirmLabel={t('tokens.revoke')}
      isPending={form.processing}
      pendingLabel={t('tokens.revoking')}
      onConfirm={revoke}
    >
      {t('tokens.revoke_text')}
    </ConfirmDialog>
  )
}
