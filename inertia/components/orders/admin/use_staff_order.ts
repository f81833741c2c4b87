import { useForm } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import type { FieldsForm, FieldValues, ManageField } from './manage_values'
import { orderAmounts } from './order_amounts'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { StaffOrderPage } from './staff_order_types'
import type { AdminOrder } from './types'

type Head = {
  state: AdminOrder['state']
  paymentMethod: AdminOrder['paymentMethod']
  isNotified: boolean
  files: string[]
}

const FIRST: Head = {
  state: 'Registered',
  paymentMethod: 'BankTransfer',
  isNotified: true,
  files: [],
}

/**
 * An order that staff are about to create. Fee and VAT are those of the rules until somebody sets
 * others; by quota there is no VAT, and the order begins as Registered.
 */
export function useStaffOrder({ buyer, price }: StaffOrderPage, address: string) {
  const form = useForm({})
  const [head, setHead] = useState<Head>(FIRST)
  const [wish, setWish] = useState<Partial<FieldValues>>({})
  const isByQuota = head.paymentMethod === 'Quota'
  const values: FieldValues = {
    type: buyer?.isStaff && price && price.lines.length > 0 ? 'INTERNAL' : 'B2B',
    remark: '',
    feeCents: price?.feeCents ?? 0,
    ...{ discountCents: null, vatExemption: '' },
    ...wish,
    vatPercent: isByQuota ? 0 : (wish.vatPercent ?? price?.vatPercent ?? 0),
  }
  const subtotalCents = price?.subtotalCents ?? 0
  const amounts = orderAmounts({
    ...values,
    subtotalCents,
    discountCents: values.discountCents ?? 0,
  })
  const fields: FieldsForm = {
    isAtHome: (price?.isAtHome ?? false) && !isByQuota,
    ...{ subtotalCents, values, fields: Object.keys(wish) as ManageField[] },
    errors: form.errors as Partial<Record<string, string>>,
    change: (more) => setWish({ ...wish, ...more }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.transform(() => ({
      ...{ ...head, ...wish, type: values.type, userId: buyer?.id },
      state: isByQuota ? 'Registered' : head.state,
      ...(isByQuota && { vatPercent: 0 }),
    }))
    form.post(address)
  }
  const isChanged = !form.processing && (Object.keys(wish).length > 0 || head.files.length > 0)
  useUnsaved(isChanged)
  return {
    ...{ head, fields, amounts, submit, isByQuota },
    changeHead: (more: Partial<Head>) => setHead({ ...head, ...more }),
    errors: fields.errors,
    isSaving: form.processing,
  }
}

export type StaffOrderForm = ReturnType<typeof useStaffOrder>
