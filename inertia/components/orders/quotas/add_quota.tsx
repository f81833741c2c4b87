import { Button } from '@kontor/design-system/button'
import { Heading } from '@kontor/design-system/text'
import { useState, type FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from '~/components/shell/addresses'
import { QuotaFields } from './quota_fields'
import { useQuotaCheck, useQuotaForm } from './use_quota_form'

/** Opens a line for a new quota above the table. */
export function AddQuota({ defaultCents }: { defaultCents: number }) {
  const t = useText('orders/quotas')
  const [isOpen, setOpen] = useState(false)
  const form = useQuotaForm(null, defaultCents)
  const check = useQuotaCheck(form)
  const close = () => {
    form.reset()
    form.clearErrors()
    setOpen(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    form.post(ADDRESSES.quotas, { preserveScroll: true, onSuccess: close })
  }
  if (!isOpen) {
    return (
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('form.add')}
      </Button>
    )
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4 border-y border-line py-5">
      <Heading level={2}>{t('form.add_title')}</Heading>
      <QuotaFields form={form} />
      <FormActions
        submitLabel={t('form.add')}
        pendingLabel={t('form.saving')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={close}
      />
    </form>
  )
}
