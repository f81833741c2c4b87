import { DatePicker } from '@kontor/design-system/date_picker'
import { TextField } from '@kontor/design-system/text_field'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { RecordForm } from '~/components/shell/records/record_form'
import type { ContractType } from './types'
import { useDayLabels } from './use_day_labels'
import { useRecordForm } from './use_record_form'

interface ContractTypeFormProps {
  type?: ContractType
  now?: ContractType
  /** What is valid from today, for a new one. */
  usual: { validFrom: string; validTo: string }
  onDone: () => void
}

export function ContractTypeForm({ type, now, usual, onDone }: ContractTypeFormProps) {
  const t = useText('contracts/contract_types')
  const { day } = useFormat()
  const labels = useDayLabels()
  const { validFrom, validTo } = type ?? usual
  const typed = { name: type?.name ?? '', validFrom: day(validFrom), validTo: day(validTo) }
  const state = useRecordForm(typed, { subject: 'contract_type', record: type, now, onDone })
  const { data, errors, setData } = state.form
  return (
    <RecordForm
      title={type?.name ?? t('add')}
      record={type && { kind: 'contract_type', id: type.id }}
      state={state}
      onDone={onDone}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <div className="xl:col-span-2">
          <TextField
            label={t('list.columns.name')}
            autoComplete="off"
            maxLength={200}
            value={data.name}
            onChange={(name) => setData('name', name)}
            error={errors.name}
          />
        </div>
        {(['validFrom', 'validTo'] as const).map((name) => (
          <DatePicker
            key={name}
            label={t(`list.columns.${name}`)}
            value={data[name]}
            onChange={(text) => setData(name, text)}
            error={errors[name]}
            labels={labels}
          />
        ))}
      </div>
    </RecordForm>
  )
}
