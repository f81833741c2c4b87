import { Heading } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { FormActions } from '~/components/shell/form_actions'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { ADDRESSES } from '~/components/shell/addresses'
import { QuotaFields } from './quota_fields'
import { useQuotaCheck, useQuotaForm } from './use_quota_form'

/** A line for a new quota above the table. */
export function AddQuota({ defaultCents, onDone }: { defaultCents: number; onDone: () => void }) {
  const t = useText('orders/quotas')
  const form = useQuotaForm(null, defaultCents)
  const check = useQuotaCheck(form)
  const save = (event?: FormEvent): void => {
    event?.preventDefault()
    if (!check()) return
    form.post(ADDRESSES.quotas, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  return (
    <form onSubmit={save} noValidate className="grid gap-4 border-y border-line py-5">
      <Heading level={2}>{t('form.add_title')}</Heading>
      <QuotaFields form={form} />
      <FormActions
        submitLabel={t('form.add')}
        pendingLabel={t('form.saving')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={onDone}
      />
    </form>
  )
}
