import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { ContractFormState, ProductChoice } from './use_contract_form'

/** What the chosen information product asks for. */
export function ContractDetails({ form, asks }: { form: ContractFormState; asks: ProductChoice }) {
  const t = useText('contracts/contracts')
  const { data, errors, setData } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {asks.affiliates && (
        <TextField
          label={t('list.columns.affiliates')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={data.affiliates}
          onChange={(text) => setData('affiliates', text)}
          error={errors.affiliates}
        />
      )}
      {asks.remark && (
        <TextArea
          label={t('list.columns.remark')}
          maxLength={2_000}
          value={data.remark}
          onChange={(text) => setData('remark', text)}
          error={errors.remark}
        />
      )}
    </div>
  )
}
