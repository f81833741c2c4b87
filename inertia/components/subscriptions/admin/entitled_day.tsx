import { DatePicker } from '@kontor/design-system/date_picker'
import { useText } from '~/hooks/use_text'

type Form<Name extends string> = {
  data: Record<Name, string>
  errors: Partial<Record<Name, string>>
  setData: (name: Name, value: string) => void
}

interface DayProps<Name extends string> {
  form: Form<Name>
  name: Name
  label: string
  /** What it means where it is left open. */
  hint?: string
}

/** A day of a form that may be left open. */
export function EntitledDay<Name extends string>({ form, name, label, hint }: DayProps<Name>) {
  const t = useText('subscriptions/entitlements')
  return (
    <DatePicker
      label={label}
      hint={hint ?? t('form.hint')}
      value={form.data[name]}
      onChange={(day) => form.setData(name, day)}
      error={form.errors[name]}
      labels={{
        open: t('form.choose_day'),
        previousMonth: t('form.previous_month'),
        nextMonth: t('form.next_month'),
      }}
    />
  )
}
