import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Dialog } from '@kontor/design-system/dialog'
import { TextArea } from '@kontor/design-system/text_area'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

interface DialogProps {
  user: { id: number; name: string; email: string }
  onClose: () => void
}

/** Asks before an account is locked, and for what the history is to say of it. */
export function LockDialog({ user: { id, name, email }, onClose }: DialogProps) {
  const t = useText('identity/people')
  const form = useForm({ reason: '' })
  const lock = () =>
    form.post(`${ADDRESSES.users}/${id}/lock`, { preserveScroll: true, onSuccess: onClose })
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('lock.title', { name: name || email })}
      description={t('lock.text')}
      closeLabel={t('lock.close')}
      actions={
        <>
          <Button onPress={onClose}>{t('lock.keep')}</Button>
          <Button
            variant="destroy"
            isPending={form.processing}
            pendingLabel={t('lock.pending')}
            onPress={lock}
          >
            {t('lock.confirm')}
          </Button>
        </>
      }
    >
      <TextArea
        name="reason"
        label={t('lock.reason_label')}
        hint={t('lock.reason_hint')}
        maxLength={500}
        value={form.data.reason}
        onChange={(value) => form.setData('reason', value)}
        error={form.errors.reason}
      />
    </Dialog>
  )
}
