import { useForm } from '@inertiajs/react'
import { Checkbox } from '@kontor/design-system/checkbox'
import { FormSection } from '@kontor/design-system/form_section'
import type { FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { hookAddress } from './hook_address'
import { HookFields } from './hook_fields'
import type { HookErrors, HookEvent, HookForm, Webhook } from './types'

interface EditWebhookProps {
  webhook: Webhook
  events: readonly HookEvent[]
  onDone: () => void
}

/** A webhook being changed, or switched on or off. */
export function EditWebhook({ webhook, events, onDone }: EditWebhookProps) {
  const t = useText('webhooks/pages')
  const { name, url, isOn } = webhook
  const form = useForm<HookForm>({ name, url, events: [...webhook.events], isOn })
  const save = () => form.put(hookAddress(webhook.id), { preserveScroll: true, onSuccess: onDone })
  useUnsaved(form.isDirty, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t('form.edit_title')}>
        <HookFields
          form={form.data}
          onChange={(data) => form.setData(data)}
          errors={form.errors as HookErrors}
          events={events}
        />
        <Checkbox
          isSelected={form.data.isOn}
          onChange={(on) => form.setData('isOn', on)}
          hint={t('form.is_on_hint')}
        >
          {t('form.is_on')}
        </Checkbox>
        <FormActions
          submitLabel={t('form.save')}
          pendingLabel={t('form.saving')}
          cancelLabel={t('form.cancel')}
          isPending={form.processing}
          onCancel={onDone}
        />
      </FormSection>
    </form>
  )
}
