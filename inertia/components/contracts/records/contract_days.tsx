import { DatePicker } from '@kontor/design-system/date_picker'
import { useText } from '~/hooks/use_text'
import type { ContractFormState } from './use_contract_form'
import { useDayLabels } from './use_day_labels'

interface ContractDaysProps {
  form: ContractFormState
  from: 'startDate' | 'timeSeriesFrom'
  to: 'endDate' | 'timeSeriesTo'
}

/** Two days of a contract; an empty one leaves that end open. */
export function ContractDays({ form, from, to }: ContractDaysProps) {
  const t = useText('contracts/contracts')
  const labels = useDayLabels()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {([from, to] as const).map((name) => (
        <DatePicker
          key={name}
          label={t(`form.${name}`)}
          hint={t('form.open_end')}
          value={form.data[name]}
          onChange={(text) => form.setData(name, text)}
          error={form.errors[name]}
          labels={labels}
        />
      ))}
    </div>
  )
}
