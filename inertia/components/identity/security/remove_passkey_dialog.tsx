import { useForm } from '@inertiajs/react'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { useText } from '~/hooks/use_text'

interface RemovePasskeyDialogProps {
  /** The passkey in question; null while none is. */
  passkey: { id: number; name: string } | null
  onClose: () => void
}

/** Asks before a passkey opens the account no more. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const t = useText('account')
  const form = useForm({})
  const remove = () =>
    form.delete(`/my-account/security/passkeys/${passkey!.id}`, {
      preserveScroll: true,
      onFinish: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('security.passkey_question', { name: passkey?.name ?? '' })}
      keepLabel={t('security.keep')}
      confirmLabel={t('security.passkey_remove')}
      isPending={form.processing}
      pendingLabel={t('security.removing')}
      onConfirm={remove}
    >
      {t('security.passkey_consequence')}
    </ConfirmDialog>
  )
}
