import { useForm } from '@inertiajs/react'
import { Checkbox } from '@kontor/design-system/checkbox'
import { ConfirmDialog } from '@kontor/design-system/confirm_dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Text } from '@kontor/design-system/text'
import { TextArea } from '@kontor/design-system/text_area'
import { useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useText } from '~/hooks/use_text'

/** Asks for the deletion of the account: what stays, why, and twice whether. */
export function DeletionForm() {
  const t = useText('identity/my_data')
  const form = useForm({ reason: '', confirmed: false })
  const [isAsking, setAsking] = useState(false)
  const send = () =>
    form.post('/my-account/my-data/deletion-request', { onFinish: () => setAsking(false) })
  return (
    <>
      <Text measure>{t('deletion_text')}</Text>
      <Text measure tone="muted">
        {t('stays')}
      </Text>
      <TextArea
        name="reason"
        label={t('reason')}
        optionalLabel={t('optional')}
        maxLength={1000}
        value={form.data.reason}
        onChange={(reason) => form.setData('reason', reason)}
        error={form.errors.reason}
      />
      <Checkbox
        isSelected={form.data.confirmed}
        onChange={(confirmed) => form.setData('confirmed', confirmed)}
      >
        {t('confirm')}
      </Checkbox>
      <div>
        <GatedAction
          variant="destroy"
          reason={form.data.confirmed ? undefined : t('confirm_missing')}
          onBlockedPress={leadToMissing}
          onPress={() => setAsking(true)}
        >
          {t('request')}
        </GatedAction>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('question')}
        keepLabel={t('keep')}
        confirmLabel={t('request')}
        isPending={form.processing}
        pendingLabel={t('requesting')}
        onConfirm={send}
      >
        {t('question_text')}
      </ConfirmDialog>
    </>
  )
}
