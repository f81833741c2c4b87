import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { readDayText } from '@kontor/design-system/date_field_text'
import { NumberField } from '@kontor/design-system/number_field'
import type { FormEvent } from 'react'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { DATA_PARTNERS } from './types'

type Values = { from: string; percent: number | null }

/** A share from a day on; what was refused stays in the fields. */
export function AddShare({ venueId, month }: { venueId: string; month: string }) {
  const t = useText('statistics/venue_revenue')
  const labels = useDayPickerLabels()
  const form = useForm<Values>({ from: '', percent: null })
  useUnsaved(form.isDirty)
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.clearErrors()
    if (!readDayText(form.data.from)) form.setError('from', t('errors.day'))
    if (form.data.percent === null) form.setError('percent', t('errors.percent'))
    if (!readDayText(form.data.from) || form.data.percent === null) return
    form.post(`${DATA_PARTNERS}/${venueId}/shares?month=${month}`, {
      preserveScroll: true,
      onSuccess: () => form.reset(),
    })
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-start gap-3 pb-5">
      <div className="w-44">
        <DatePicker
          label={t('form.from')}
          value={form.data.from}
          onChange={(day) => form.setData('from', day)}
          error={form.errors.from}
          labels={labels}
        />
      </div>
      <div className="w-44">
        <NumberField
          label={t('form.percent')}
          minValue={0}
          maxValue={100}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={form.data.percent}
          onChange={(percent) => form.setData('percent', percent)}
          error={form.errors.percent}
        />
      </div>
      <div className="pt-6">
        <Button type="submit" isPending={form.processing} pendingLabel={t('form.saving')}>
          {t('form.add')}
        </Button>
      </div>
    </form>
  )
}
