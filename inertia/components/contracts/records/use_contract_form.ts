import { useFormat } from '~/hooks/use_format'
import type { Contract } from './types'
import { useRecordForm } from './use_record_form'

type Asks = { affiliates: boolean; timeSeries: boolean; remark: boolean }

export type ProductChoice = Asks & { id: number; name: string }
export type TypeChoice = { id: number; name: string; validFrom: string; validTo: string }

export type ContractChoices = { types: TypeChoice[]; products: ProductChoice[] }

interface Of {
  contract?: Contract
  now?: Contract
  today: string
  onDone: () => void
}

export type ContractFormState = ReturnType<typeof useContractForm>['form']

/** A contract as it is typed; a new one begins today, and no day is an open end. */
export function useContractForm({ contract, now, today, onDone }: Of) {
  const { day } = useFormat()
  const text = (iso: string | null | undefined) => (iso ? day(iso) : '')
  const typed = {
    bpId: contract?.bpId ?? null,
    contractTypeId: contract?.contractTypeId ?? null,
    clmMaNumber: contract?.clmMaNumber ?? '',
    contractProductId: contract?.contractProductId ?? null,
    affiliates: contract?.affiliates?.toString() ?? '',
    timeSeriesFrom: text(contract?.timeSeriesFrom),
    timeSeriesTo: text(contract?.timeSeriesTo),
    remark: contract?.remark ?? '',
    startDate: contract ? text(contract.startDate) : day(today),
    endDate: text(contract?.endDate),
  }
  return useRecordForm(typed, { subject: 'contract', record: contract, now, onDone })
}
