import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** An open request for deletion, and the way back. */
export function DeletionState({ requestedAt }: { requestedAt: string }) {
  const t = useText('account')
  const form = useForm({})
  const withdraw = () => form.delete('/my-account/my-data/deletion-request')
  return (
    <Note
      tone="brass"
      title={t('my_data.requested')}
      actions={
        <Button
          isPending={form.processing}
          pendingLabel={t('my_data.withdrawing')}
          onPress={withdraw}
        >
          {t('my_data.withdraw')}
        </Button>
      }
    >
      <p>{t('my_data.requested_text', { date: formatDay(requestedAt.slice(0, 10)) })}</p>
      <p>{t('my_data.stays')}</p>
    </Note>
  )
}
