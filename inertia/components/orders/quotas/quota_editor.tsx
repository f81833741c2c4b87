import { formatDay } from '@kontor/design-system/date_text'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { ADDRESSES } from '~/components/shell/addresses'
import { RowForm } from '~/components/shell/row_form'
import { QuotaFields } from './quota_fields'
import type { Quota } from './types'
import { useQuotaCheck, useQuotaForm } from './use_quota_form'

/** A quota being edited, in the place of its row; Escape leaves it as it was. */
export function QuotaEditor({ quota, onDone }: { quota: Quota; onDone: () => void }) {
  const t = useText('orders/quotas')
  const form = useQuotaForm(quota, quota.totalCents)
  const check = useQuotaCheck(form)
  const save = (): void => {
    if (!check()) return
    form.put(`${ADDRESSES.quotas}/${quota.id}`, { preserveScroll: true, onSuccess: onDone })
  }
  useUnsaved(form.isDirty, save)
  const period = { from: formatDay(quota.dateFrom), to: formatDay(quota.dateTo) }
  return (
    <RowForm
      label={t('form.edit_named', period)}
      record={{ kind: 'quota', id: quota.id }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('form.save')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <QuotaFields form={form} />
    </RowForm>
  )
}
