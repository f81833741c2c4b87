import { useForm } from '@inertiajs/react'
import { readDayText } from '@kontor/design-system/date_field_text'
import { DatePicker } from '@kontor/design-system/date_picker'
import { dayNumber, formatDay, isoDay } from '@kontor/design-system/date_text'
import { TextField } from '@kontor/design-system/text_field'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import { useDayLabels } from '../records/use_day_labels'
import { ENTITLEMENTS, nameOf, type Finding } from './types'

interface AcceptFormProps {
  finding: Finding
  /** The day on which it was found. */
  day: string
  onDone: () => void
}

/** Lets a finding be until a day, with a reason. */
export function AcceptForm({ finding, day, onDone }: AcceptFormProps) {
  const t = useText('contracts/findings')
  const labels = useDayLabels()
  const form = useForm({ until: '', reason: '' })
  const { data, errors, setData } = form
  const until = readDayText(data.until)
  const back = until && formatDay(isoDay(dayNumber(until) + 1))
  const save = () => {
    form.transform((sent) => ({ ...sent, day, seen: finding.stamp }))
    form.put(`${ENTITLEMENTS}/${finding.id}`, { preserveScroll: true, onSuccess: onDone })
  }
  return (
    <RowForm
      label={t('row.accept_named', { name: nameOf(finding) })}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t('accept.save')}
      pendingLabel={t('accept.saving')}
      cancelLabel={t('accept.cancel')}
      isPending={form.processing}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('accept.until')}
          hint={back ? t('accept.hint_on', { day: back }) : t('accept.hint')}
          value={data.until}
          onChange={(typed) => setData('until', typed)}
          error={errors.until}
          labels={labels}
        />
        <TextField
          label={t('accept.reason')}
          maxLength={500}
          value={data.reason}
          onChange={(reason) => setData('reason', reason)}
          error={errors.reason}
        />
      </div>
    </RowForm>
  )
}
