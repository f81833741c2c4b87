import type { FormDataType } from '@inertiajs/core'
import { useKeptForm } from '~/components/shell/records/use_kept_form'
import { RECORD_ADDRESSES, type RecordSubject } from './types'

type Of = Omit<Parameters<typeof useKeptForm>[1], 'address'> & {
  subject: RecordSubject
  address?: string
}

/** A kind of the master data of contracts as it is typed. */
export const useRecordForm = <V extends FormDataType<V>>(
  values: V,
  { subject, address, ...of }: Of
) => useKeptForm(values, { ...of, address: address ?? RECORD_ADDRESSES[subject] })
