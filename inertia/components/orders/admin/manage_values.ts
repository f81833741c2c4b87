import type { AdminOrder } from './types'

/** What the manage section can change; cents and percent as numbers, an empty discount is null. */
export type ManageValues = {
  state: AdminOrder['state']
  type: AdminOrder['type']
  remark: string
  feeCents: number
  discountCents: number | null
  vatPercent: number
  reason: string
}

export type ManageField = keyof ManageValues

export type FieldValues = Omit<ManageValues, 'state' | 'reason'>

/** A form that holds the fields of an order, whether it exists already or not. */
export interface FieldsForm {
  subtotalCents: number
  values: FieldValues
  /** Those that are no longer what they were. */
  fields: readonly ManageField[]
  errors: Partial<Record<string, string>>
  change: (wish: Partial<FieldValues>) => void
}

export function valuesOf({ state, type, remark, totals }: AdminOrder): ManageValues {
  const { feeCents, discountCents, vatPercent } = totals
  return { state, type, remark: remark ?? '', feeCents, discountCents, vatPercent, reason: '' }
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
