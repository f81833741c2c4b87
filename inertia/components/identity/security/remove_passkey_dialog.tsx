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
  const t = useText('identity/security')
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
      title={t('passkey_question', { name: passkey?.name ?? '' })}
      keepLabel={t('keep')}
      confirmLabel={t('passkey_remove')}
      isPending={form.processing}
      pendingLabel={t('removing')}
      onConfirm={remove}
    >
      {t('passkey_consequence')}
    </ConfirmDialog>
  )
}
