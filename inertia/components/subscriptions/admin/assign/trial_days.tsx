import { DatePicker } from '@kontor/design-system/date_picker'
import { readDayText } from '@kontor/design-system/date_field_text'
import { formatDay } from '@kontor/design-system/date_text'
import { FieldGrid, FormSection } from '@kontor/design-system/form_section'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { GivenNote } from '../given_note'
import { RangeRibbon } from '../range_ribbon'
import { ReasonField } from '../reason_field'

export type TrialValues = { startDate: string; visibilityStartDate: string; reason: string }

interface TrialDaysProps {
  values: TrialValues
  types: readonly number[]
  personId?: number
  /** How many days after its start a trial ends. */
  days: number
  errors: Partial<Record<string, string>>
  onChange: (values: Partial<TrialValues>) => void
}

/** When a trial begins, and why it is given; when it ends stands there and cannot be chosen. */
export function TrialDays({ values, types, personId, days, errors, onChange }: TrialDaysProps) {
  const t = useText('subscriptions/assignments')
  const words = useText('subscriptions/entitlements')
  const labels = {
    open: words('form.choose_day'),
    previousMonth: words('form.previous_month'),
    nextMonth: words('form.next_month'),
  }
  const end = endOf(values.startDate, days)
  return (
    <FormSection title={t('days.title')}>
      <RangeRibbon
        types={types}
        days={{ startDate: values.startDate, endDate: end ?? '' }}
        onStart={(startDate) => onChange({ startDate })}
      />
      <FieldGrid>
        <DatePicker
          id="startDate"
          label={words('form.start')}
          labels={labels}
          value={values.startDate}
          onChange={(startDate) => onChange({ startDate })}
          error={errors.startDate}
        />
        <DatePicker
          id="visibilityStartDate"
          label={words('form.visible_from_day')}
          hint={t('days.visible_hint')}
          labels={labels}
          value={values.visibilityStartDate}
          onChange={(visibilityStartDate) => onChange({ visibilityStartDate })}
          error={errors.visibilityStartDate}
        />
      </FieldGrid>
      <Text role="ui" tone="muted">
        {end ? t('days.ends', { day: end }) : t('days.ends_after', { count: days })}
      </Text>
      <ReasonField form={{ data: values, errors, setData: (_, reason) => onChange({ reason }) }} />
      <GivenNote
        types={types}
        people={personId === undefined ? [] : [personId]}
        sent={{
          ...{ startDate: values.startDate, visibilityStartDate: values.visibilityStartDate },
          salesTrial: 'true',
        }}
      />
    </FormSection>
  )
}

function endOf(typed: string, days: number): string | null {
  const day = readDayText(typed)
  if (!day) return null
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + days)
  return formatDay(end.toISOString().slice(0, 10))
}
