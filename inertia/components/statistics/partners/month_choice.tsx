import { router } from '@inertiajs/react'
import { Select } from '@kontor/design-system/select'
import { useText } from '~/hooks/use_text'

type Props = { month: string; months: readonly string[]; path: string }

/** The month that is shown; it stands in the address. */
export function MonthChoice({ month, months, path }: Props) {
  const t = useText('statistics/venue_revenue')
  return (
    <div className="w-36">
      <Select
        label={t('month')}
        name="month"
        value={month}
        options={months.map((value) => ({ value, label: value.replace('-', '/') }))}
        onChange={(value) => router.visit(`${path}?month=${value}`, { preserveScroll: true })}
      />
    </div>
  )
}
