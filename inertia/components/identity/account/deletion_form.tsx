import { useForm } from '@inertiajs/react'
import { Checkbox } from '@kontor/design-system/checkbox'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import { useState } from 'react'
import { useText } from '~/hooks/use_text'

/** Asks for the deletion of the account: what stays, why, and twice whether. */
export function DeletionForm() {
  const t = useText('account')
  const form = useForm({ reason: '', confirmed: false })
  const [isAsking, setAsking] = useState(false)
  const send = () =>
    form.post('/my-account/my-data/deletion-request', { onFinish: () => setAsking(false) })
  return (
    <>
      <Text measure>{t('my_data.deletion_text')}</Text>
      <Text measure tone="muted">
        {t('my_data.stays')}
      </Text>
      <TextArea
        name="reason"
        label={t('my_data.reason')}
        optionalLabel={t('my_data.optional')}
        maxLength={1000}
        value={form.data.reason}
        onChange={(reason) => form.setData('reason', reason)}
        error={form.errors.reason}
      />
      <Checkbox
        isSelected={form.data.confirmed}
        onChange={(confirmed) => form.setData('confirmed', confirmed)}
      >
        {t('my_data.confirm')}
      </Checkbox>
      <div>
        <GatedAction
          variant="destroy"
          reason={form.data.confirmed ? undefined : t('my_data.confirm_missing')}
          onPress={() => setAsking(true)}
        >
          {t('my_data.request')}
        </GatedAction>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('my_data.question')}
        keepLabel={t('my_data.keep')}
        confirmLabel={t('my_data.request')}
        isPending={form.processing}
        pendingLabel={t('my_data.requesting')}
        onConfirm={send}
      >
        {t('my_data.question_text')}
      </ConfirmDialog>
    </>
  )
}
