import { useFormat } from '~/hooks/use_format'
import type { Contract } from './types'
import { useRecordForm } from './use_record_form'

type Asks = { affiliates: boolean; timeSeries: boolean; remark: boolean }

export type ProductChoice = Asks & { id: number; name: string }
export type TypeChoice = { id: number; name: string; validFrom: string; validTo: string }

export type ContractChoices = { types: TypeChoice[]; products: ProductChoice[] }

/** What is known of a contract that is begun elsewhere than in an empty form. */
export type ContractDraft = Pick<
  Contract,
  | 'bpId'
  | 'customerName'
  | 'affiliates'
  | 'timeSeriesFrom'
  | 'timeSeriesTo'
  | 'remark'
  | 'startDate'
  | 'endDate'
> & { contractTypeId: number | null; contractProductId: number | null }

interface Of {
  contract?: Contract
  draft?: ContractDraft
  /** Where it is sent, where that is not the usual address. */
  address?: string
  now?: Contract
  today: string
  onDone: () => void
}

export type ContractFormState = ReturnType<typeof useContractForm>['form']

/** A contract as it is typed; a new one begins today, and no day is an open end. */
export function useContractForm({ contract, draft, address, now, today, onDone }: Of) {
  const begun = contract ?? draft
  const { day } = useFormat()
  const text = (iso: string | null | undefined) => (iso ? day(iso) : '')
  const typed = {
    bpId: begun?.bpId ?? null,
    contractTypeId: begun?.contractTypeId ?? null,
    clmMaNumber: contract?.clmMaNumber ?? '',
    contractProductId: begun?.contractProductId ?? null,
    affiliates: begun?.affiliates?.toString() ?? '',
    timeSeriesFrom: text(begun?.timeSeriesFrom),
    timeSeriesTo: text(begun?.timeSeriesTo),
    remark: begun?.remark ?? '',
    startDate: begun ? text(begun.startDate) : day(today),
    endDate: text(begun?.endDate),
  }
  return useRecordForm(typed, { subject: 'contract', address, record: contract, now, onDone })
}
