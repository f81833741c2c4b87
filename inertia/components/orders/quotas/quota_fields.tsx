import { DatePicker } from '@kontor/design-system/date_picker'
import { MoneyField } from '@kontor/design-system/money_field'
import { Problem } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { formError, LEAST_CENTS, type QuotaForm } from './use_quota_form'

/** Period, total and comment of a quota, in one row where there is room; above them what no field is to blame for. */
export function QuotaFields({ form }: { form: QuotaForm }) {
  const t = useText('orders/quotas')
  const { money } = useFormat()
  const { data, errors, setData } = form
  const refused = formError(form)
  const labels = useDayPickerLabels()
  return (
    <>
      <Problem>{refused}</Problem>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <DatePicker
          label={t('form.from')}
          hint={t('form.from_hint')}
          value={data.dateFrom}
          onChange={(day) => setData('dateFrom', day)}
          error={errors.dateFrom}
          labels={labels}
        />
        <DatePicker
          label={t('form.to')}
          hint={t('form.to_hint')}
          value={data.dateTo}
          onChange={(day) => setData('dateTo', day)}
          error={errors.dateTo}
          labels={labels}
        />
        <MoneyField
          label={t('form.total')}
          hint={t('form.total_hint', { least: money(LEAST_CENTS) })}
          cents={data.totalCents}
          onChange={(cents) => setData('totalCents', cents)}
          error={errors.totalCents}
        />
        <TextField
          label={t('form.comment')}
          hint={t('form.comment_hint')}
          optionalLabel={t('form.optional')}
          maxLength={200}
          value={data.comment}
          onChange={(comment) => setData('comment', comment)}
          error={errors.comment}
        />
      </div>
    </>
  )
}
