import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Checkbox } from '@kontor/design-system/checkbox'
import { Dialog } from '@kontor/design-system/dialog'
import { GatedAction } from '@kontor/design-system/gated_action'
import { TextArea } from '@kontor/design-system/text_area'
import type { Data } from '@generated/data'
import { ADDRESSES } from '~/components/shell/addresses'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'

interface DialogProps {
  person: Data.Identity.TabUser
  isOpen: boolean
  onClose: () => void
}

/** Ends the second factors of somebody who lost them, once it is sure who asks. */
export function FactorsDialog({ person, isOpen, onClose }: DialogProps) {
  const t = useText('identity/user_security')
  const form = useForm({ confirmed: false, reason: '' })
  useUnsaved(form.isDirty)
  const close = () => {
    form.reset()
    form.clearErrors()
    onClose()
  }
  const remove = () =>
    form.delete(`${ADDRESSES.users}/${person.id}/second-factors`, {
      preserveScroll: true,
      onSuccess: close,
    })
  const isReady = form.data.confirmed && form.data.reason.trim() !== ''
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('factors.reset_title', { name: person.name })}
      description={t('factors.reset_text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={close}>{t('keep')}</Button>
          <GatedAction
            variant="destroy"
            reason={isReady ? undefined : t('factors.missing')}
            onBlockedPress={leadToMissing}
            isPending={form.processing}
            pendingLabel={t('factors.removing')}
            onPress={remove}
          >
            {t('factors.reset')}
          </GatedAction>
        </>
      }
    >
      <div className="grid gap-4">
        <Checkbox
          isSelected={form.data.confirmed}
          onChange={(value) => form.setData('confirmed', value)}
          error={form.errors.confirmed}
        >
          {t('factors.confirmed')}
        </Checkbox>
        <TextArea
          name="reason"
          label={t('factors.reason_label')}
          hint={t('factors.reason_hint')}
          maxLength={500}
          value={form.data.reason}
          onChange={(value) => form.setData('reason', value)}
          error={form.errors.reason}
        />
      </div>
    </Dialog>
  )
}
