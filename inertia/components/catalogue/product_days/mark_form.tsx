import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { Problem } from '@kontor/design-system/note'
import { RadioRows } from '@kontor/design-system/radio_rows'
import { TextField } from '@kontor/design-system/text_field'
import type { FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { MarkReason } from './mark_reason'
import type { Choice, Mark } from './types'
import { useMarkForm } from './use_mark_form'

const MARKS: readonly Mark[] = ['degraded', 'missing']

interface MarkFormProps {
  product: string
  choice: Choice
  seen: number
  onChoose: (days: { from: string; to: string }) => void
}

/** Says of days that they are degraded or missing, and why. */
export function MarkForm(props: MarkFormProps) {
  const { choice } = props
  const t = useText('catalogue/product_days')
  const { form, days, type, save, errors } = useMarkForm(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('form.title')} className="grid gap-4">
      <Problem>{errors.form}</Problem>
      <DayFields days={days} type={type} errors={errors} />
      <RadioRows
        label={t('form.mark')}
        name="mark"
        value={form.data.mark}
        onChange={(mark) => form.setData('mark', mark as Mark)}
        error={errors.mark}
        choices={MARKS.map((mark) => ({
          value: mark,
          label: t(`form.marks.${mark}`),
          reason: <MarkReason mark={mark} preview={choice.previews[mark]} />,
        }))}
      />
      {(['noteEn', 'noteDe'] as const).map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`form.${field}`)}
          hint={field === 'noteEn' ? t('form.note_hint') : undefined}
          autoComplete="off"
          maxLength={500}
          value={form.data[field]}
          onChange={(text) => form.setData(field, text)}
          error={errors[field]}
        />
      ))}
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('form.pending')}
        >
          {t(`form.submit.${form.data.mark}`, { count: choice.previews[form.data.mark].days })}
        </Button>
      </div>
    </form>
  )
}

type MarkState = ReturnType<typeof useMarkForm>

function DayFields({ days, type, errors }: Pick<MarkState, 'days' | 'type' | 'errors'>) {
  const t = useText('catalogue/product_days')
  const words = useText('shared/lists')
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {(['from', 'to'] as const).map((side) => (
        <DatePicker
          key={side}
          name={side}
          label={t(`form.${side}`)}
          value={days[side]}
          onChange={(text) => type(side, text)}
          error={errors[side]}
          labels={{
            open: words('days.open'),
            previousMonth: words('days.previous_month'),
            nextMonth: words('days.next_month'),
          }}
        />
      ))}
    </div>
  )
}
