import { useText } from '~/hooks/use_text'
import { ContractDays } from './contract_days'
import { ContractDetails } from './contract_details'
import { ContractParties } from './contract_parties'
import { RecordForm } from '~/components/shell/records/record_form'
import type { Contract } from './types'
import { useContractForm, type ContractChoices } from './use_contract_form'

interface ContractFormProps extends ContractChoices {
  contract?: Contract
  now?: Contract
  /** What a new contract begins with. */
  today: string
  onDone: () => void
}

/** An order form: who has signed which type of contract for what; fields that the product asks for appear with it. */
export function ContractForm({ contract, now, today, types, products, onDone }: ContractFormProps) {
  const t = useText('contracts/contracts')
  const state = useContractForm({ contract, now, today, onDone })
  const { form } = state
  const asks = products.find(({ id }) => id === form.data.contractProductId)
  const title = contract ? `${contract.customerName}, ${contract.clmMaNumber}` : t('add')
  return (
    <RecordForm title={title} isNew={!contract} state={state} onDone={onDone}>
      <ContractParties form={form} contract={contract} types={types} products={products} />
      <ContractDays form={form} from="startDate" to="endDate" />
      {asks?.timeSeries && <ContractDays form={form} from="timeSeriesFrom" to="timeSeriesTo" />}
      {asks && <ContractDetails form={form} asks={asks} />}
    </RecordForm>
  )
}
