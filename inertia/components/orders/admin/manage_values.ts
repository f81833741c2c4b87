import type { AdminOrder } from './types'

/** What the manage section can change; cents and percent as numbers, an empty discount is null. */
export type ManageValues = FieldValues & {
  state: AdminOrder['state']
  reason: string
  /** How the transfer arrived, where the order is set to Confirmed: day and words of the bank. */
  bookedOn: string
  paymentReference: string
}

export type ManageField = keyof ManageValues

export type FieldValues = {
  type: AdminOrder['type']
  remark: string
  feeCents: number
  discountCents: number | null
  vatPercent: number
  /** The legal reason why no VAT is charged at home. */
  vatExemption: string
}

/** A form that holds the fields of an order, whether it exists already or not. */
export interface FieldsForm {
  subtotalCents: number
  /** Without VAT its legal reason is asked for. */
  isAtHome: boolean
  values: FieldValues
  /** Those that are no longer what they were. */
  fields: readonly ManageField[]
  errors: Partial<Record<string, string>>
  change: (wish: Partial<FieldValues>) => void
}

export function valuesOf({ state, type, remark, totals }: AdminOrder): ManageValues {
  const { feeCents, discountCents, vatPercent, vatExemption } = totals
  return {
    ...{ state, type, remark: remark ?? '', feeCents, discountCents, vatPercent },
    vatExemption: vatExemption ?? '',
    ...{ reason: '', bookedOn: '', paymentReference: '' },
  }
}

/** Fields that differ from the order; no discount and a discount of 0 are the same. */
export function changedFields(order: AdminOrder, values: ManageValues): ManageField[] {
  const before = valuesOf(order)
  return (Object.keys(before) as ManageField[]).filter(
    (field) => (values[field] ?? 0) !== before[field]
  )
}

/** The part of the values that the order's amounts follow from. */
export const amountsWished = (subtotalCents: number, values: FieldValues) => ({
  subtotalCents,
  feeCents: values.feeCents,
  discountCents: values.discountCents ?? 0,
  vatPercent: values.vatPercent,
})
