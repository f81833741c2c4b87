import { useForm } from '@inertiajs/react'
import { Note, Problem } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { useSeen } from '~/components/shell/records/use_seen'
import { RowForm } from '~/components/shell/row_form'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { MANAGE_REPORTS, type Report } from './types'

/** The discount of a report, in the place of its row; what is refused stays typed. */
export function DiscountEditor({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useText('reports/staff')
  const { money } = useFormat()
  const form = useForm({ discount: money(report.discountCents) })
  const errors = form.errors as Record<string, string | undefined>
  const seen = useSeen(String(report.discountCents), errors.form)
  const save = () => {
    form.transform((typed) => ({ ...typed, seen }))
    form.put(`${MANAGE_REPORTS}/${report.id}`, { preserveScroll: true, onSuccess: onDone })
  }
  return (
    <RowForm
      label={t('discount.label', { id: String(report.id) })}
      record={{ kind: 'report', id: report.id }}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('discount.save')}
      pendingLabel={t('discount.saving')}
      cancelLabel={t('discount.cancel')}
      isPending={form.processing}
    >
      <Problem>{errors.form}</Problem>
      {report.isInvoiced && <Note>{t('discount.invoiced')}</Note>}
      <div className="max-w-field">
        <TextField
          label={t('discount.field')}
          hint={t('discount.hint', { total: money(report.priceCents) })}
          name="discount"
          inputMode="decimal"
          value={form.data.discount}
          onChange={(discount) => form.setData('discount', discount)}
          error={errors.discount}
        />
      </div>
    </RowForm>
  )
}
