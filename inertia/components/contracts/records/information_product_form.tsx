import { Checkbox } from '@kontor/design-system/checkbox'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { RecordForm } from '~/components/shell/records/record_form'
import type { InformationProduct } from './types'
import { useRecordForm } from './use_record_form'

interface InformationProductFormProps {
  product?: InformationProduct
  now?: InformationProduct
  onDone: () => void
}

export const ASKS = ['affiliates', 'timeSeries', 'remark'] as const

export function InformationProductForm({ product, now, onDone }: InformationProductFormProps) {
  const t = useText('contracts/information_products')
  const { name = '', affiliates = false, timeSeries = false, remark = false } = product ?? {}
  const typed = { name, affiliates, timeSeries, remark }
  const subject = 'information_product'
  const state = useRecordForm(typed, { subject, record: product, now, onDone })
  const { data, errors, setData } = state.form
  return (
    <RecordForm
      title={product?.name ?? t('add')}
      record={product && { kind: subject, id: product.id }}
      state={state}
      onDone={onDone}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('list.columns.name')}
          autoComplete="off"
          maxLength={200}
          value={data.name}
          onChange={(text) => setData('name', text)}
          error={errors.name}
        />
        <fieldset className="grid">
          <legend>{t('asks_legend')}</legend>
          {ASKS.map((ask) => (
            <Checkbox key={ask} isSelected={data[ask]} onChange={(is) => setData(ask, is)}>
              {t(`asks.${ask}`)}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </RecordForm>
  )
}
