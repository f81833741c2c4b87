import { useText } from '~/hooks/use_text'
import { ContractDays } from './contract_days'
import { ContractDetails } from './contract_details'
import { ContractParties } from './contract_parties'
import { RecordForm } from '~/components/shell/records/record_form'
import type { Contract } from './types'
import { useContractForm, type ContractChoices, type ContractDraft } from './use_contract_form'

interface ContractFormProps extends ContractChoices {
  contract?: Contract
  /** What a new one is begun with, and where that one is sent. */
  draft?: ContractDraft
  address?: string
  now?: Contract
  today: string
  onDone: () => void
  /** Where leaving it is not the same as being done. */
  onLeave?: () => void
}

/** An order form: who has signed which type of contract for what; fields that the product asks for appear with it. */
export function ContractForm({ types, products, ...of }: ContractFormProps) {
  const t = useText('contracts/contracts')
  const state = useContractForm(of)
  const { contract, draft, onDone, onLeave = onDone } = of
  const { form } = state
  const asks = products.find(({ id }) => id === form.data.contractProductId)
  const title = contract ? `${contract.customerName}, ${contract.clmMaNumber}` : t('add')
  return (
    <RecordForm
      title={title}
      record={contract && { kind: 'contract', id: contract.id }}
      state={state}
      onDone={onLeave}
    >
      <ContractParties form={form} known={contract ?? draft} types={types} products={products} />
      <ContractDays form={form} from="startDate" to="endDate" />
      {asks?.timeSeries && <ContractDays form={form} from="timeSeriesFrom" to="timeSeriesTo" />}
      {asks && <ContractDetails form={form} asks={asks} />}
    </RecordForm>
  )
}
