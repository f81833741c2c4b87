import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { writeDayText } from '@kontor/design-system/date_field_text'
import { TextField } from '@kontor/design-system/text_field'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import type { CalendarDraft } from './use_calendar_draft'

/** One more holiday; it comes to the draft once the shop has nothing against it. */
export function HolidayForm({ day, draft }: { day: string | null; draft: CalendarDraft }) {
  const t = useText('catalogue/calendars')
  const words = useText('shared/lists')
  const [typed, setTyped] = useState({ day: day ? writeDayText(day) : '', nameEn: '', nameDe: '' })
  const type = (field: keyof typeof typed) => (text: string) =>
    setTyped((before) => ({ ...before, [field]: text }))
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await draft.step('added', typed)) setTyped({ day: '', nameEn: '', nameDe: '' })
  }
  return (
    <form
      onSubmit={(event) => void add(event)}
      noValidate
      aria-label={t('add')}
      className="grid gap-4"
    >
      <DatePicker
        name="day"
        label={t('day')}
        value={typed.day}
        onChange={type('day')}
        error={draft.errors.day}
        labels={{
          open: words('days.open'),
          previousMonth: words('days.previous_month'),
          nextMonth: words('days.next_month'),
        }}
      />
      {(['nameEn', 'nameDe'] as const).map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(field)}
          autoComplete="off"
          maxLength={120}
          value={typed[field]}
          onChange={type(field)}
          error={draft.errors[field]}
        />
      ))}
      <div>
        <Button type="submit" isPending={draft.pending === 'added'} pendingLabel={t('judging')}>
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
