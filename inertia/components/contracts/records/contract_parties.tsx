import { ComboBox } from '@kontor/design-system/combo_box'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import { usePartnerChoices } from '../use_partner_choices'
import { useChoiceLabels } from './use_choice_labels'
import type { ContractChoices, ContractFormState } from './use_contract_form'

interface PartiesProps extends ContractChoices {
  form: ContractFormState
  /** The partner of the record, which nobody has searched for yet. */
  known?: { bpId: number; customerName: string }
}

const numberOf = (id: string | null) => (id === null ? null : Number(id))
const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

export function ContractParties({ form, known, types, products }: PartiesProps) {
  const t = useText('contracts/contracts')
  const labels = useChoiceLabels()
  const { data, errors, setData } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <PartnerField form={form} known={known} />
      <ComboBox
        {...labels}
        label={t('list.columns.type')}
        options={types.map(named)}
        value={data.contractTypeId === null ? null : String(data.contractTypeId)}
        onChange={(id) => setData('contractTypeId', numberOf(id))}
        error={errors.contractTypeId}
      />
      <TextField
        label={t('form.number')}
        autoComplete="off"
        maxLength={60}
        value={data.clmMaNumber}
        onChange={(text) => setData('clmMaNumber', text)}
        error={errors.clmMaNumber}
      />
      <ComboBox
        {...labels}
        label={t('list.columns.product')}
        options={products.map(named)}
        value={data.contractProductId === null ? null : String(data.contractProductId)}
        onChange={(id) => setData('contractProductId', numberOf(id))}
        error={errors.contractProductId}
      />
    </div>
  )
}

/** The business partner, found by number or name. */
function PartnerField({ form, known }: Pick<PartiesProps, 'form' | 'known'>) {
  const t = useText('contracts/contracts')
  const labels = useChoiceLabels()
  const { found, isLoading, search } = usePartnerChoices()
  const kept = known ? [{ bpId: known.bpId, bpName: known.customerName }] : []
  const options = found.length > 0 ? found : kept
  return (
    <ComboBox
      {...labels}
      label={t('form.partner')}
      placeholder={t('form.partner_hint')}
      options={options.map(({ bpId, bpName }) => ({
        value: String(bpId),
        label: `${bpId} ${bpName}`,
      }))}
      value={form.data.bpId === null ? null : String(form.data.bpId)}
      onChange={(id) => form.setData('bpId', numberOf(id))}
      onInputChange={search}
      isLoading={isLoading}
      error={form.errors.bpId}
    />
  )
}
