import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { useState, type FormEvent } from 'react'
import { useText } from '~/hooks/use_text'

interface ChooseDayProps {
  /** Where the page of a day lies. */
  address: string
  shown: string
  error: string | null
}

/** The day whose end the page tells of; without scripts it is a form of its own. */
export function ChooseDay({ address, shown, error }: ChooseDayProps) {
  const t = useText('subscriptions/subscription_history')
  const words = useText('subscriptions/entitlements')
  const [typed, setTyped] = useState(shown)
  const show = (event: FormEvent) => {
    event.preventDefault()
    router.get(address, { day: typed }, { preserveScroll: true })
  }
  return (
    <form method="get" action={address} onSubmit={show}>
      <div className="flex flex-wrap items-start gap-3">
        <DatePicker
          name="day"
          label={t('day')}
          value={typed}
          onChange={setTyped}
          error={error ?? undefined}
          labels={{
            open: words('form.choose_day'),
            previousMonth: words('form.previous_month'),
            nextMonth: words('form.next_month'),
          }}
        />
        <div className="pt-6">
          <Button type="submit">{t('show')}</Button>
        </div>
      </div>
    </form>
  )
}
