import { Button } from '@kontor/design-system/button'
import { FormSection } from '@kontor/design-system/form_section'
import { useState, type FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import { HookFields } from './hook_fields'
import { ShownSecret } from './shown_secret'
import type { HookEvent } from './types'
import { useSecretCall } from './use_secret_call'

interface AddWebhookProps {
  events: readonly HookEvent[]
  /** Whether there may be another one; the secret of the last one is shown all the same. */
  hasRoom: boolean
}

/** Opens a form for a new webhook; when it is added, its secret is shown this once. */
export function AddWebhook({ events, hasRoom }: AddWebhookProps) {
  const t = useText('webhooks/pages')
  const empty = { name: '', url: '', events: [...events], isOn: true }
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const { call, isPending, secret, errors, setErrors, forget } = useSecretCall()
  const close = () => {
    setForm(empty)
    setErrors({})
    setOpen(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await call('', form)) close()
  }
  if (secret) return <ShownSecret secret={secret} onDone={forget} />
  if (!isOpen) {
    return (
      hasRoom && (
        <Button variant="primary" onPress={() => setOpen(true)}>
          {t('form.add')}
        </Button>
      )
    )
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSection title={t('form.add_title')}>
        <HookFields form={form} onChange={setForm} errors={errors} events={events} />
        <FormActions
          submitLabel={t('form.add')}
          pendingLabel={t('form.adding')}
          cancelLabel={t('form.cancel')}
          isPending={isPending}
          onCancel={close}
        />
      </FormSection>
    </form>
  )
}
