import { useState, type FormEvent } from 'react'
import { useForm } from '@inertiajs/react'
import { orderAddress } from './order_address'
import { changedFields, valuesOf, type ManageValues } from './manage_values'
import type { AdminOrder } from './types'
import { useEarlyChoice } from './use_early_choice'
import { useUnsaved } from '~/hooks/use_unsaved'

type Wish = Partial<ManageValues>

/** Another state begins without the payment that was told for the last one. */
const NO_PAYMENT: Wish = { bookedOn: '', paymentReference: '' }

/**
 * What staff want of an order. It is sent with the version that they were looking at when they
 * began, even when the page has been read again since; a refusal keeps their wish, shows what has
 * changed and lets them decide anew.
 */
export function useManageForm(order: AdminOrder) {
  const form = useForm<Wish & { version: number }>({ version: order.version })
  const [wish, setWish] = useState<Wish>({})
  const [begun, setBegun] = useState<AdminOrder | null>(null)
  const [refused, setRefused] = useState<AdminOrder | null>(null)
  const seen = begun ?? order
  const values = { ...valuesOf(seen), ...wish }
  const fields = changedFields(seen, values)

  const change = (more: Wish) => {
    setBegun(seen)
    setWish({ ...wish, ...more, ...(more.state && NO_PAYMENT) })
  }
  const discard = () => {
    form.clearErrors()
    setWish({})
    setBegun(null)
    setRefused(null)
  }
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (fields.length === 0 || form.processing) return
    const changed = Object.fromEntries(fields.map((field) => [field, values[field]]))
    form.transform(() => ({ ...changed, version: seen.version }))
    form.put(orderAddress(order.number), {
      preserveScroll: true,
      onSuccess: discard,
      onError: ({ form: isOfTheWhole }: Partial<Record<string, string>>) => {
        setRefused(seen)
        if (isOfTheWhole) setBegun(null)
      },
    })
  }
  useUnsaved(fields.length > 0, save)
  return {
    ...{ seen, values, fields, change, discard, save },
    element: useEarlyChoice(order.state, change),
    errors: form.errors as Partial<Record<string, string>>,
    /** The order before the refused change, where it has changed since. */
    overtaken: refused && refused.version !== order.version ? refused : null,
    isSaving: form.processing,
    isChanged: fields.length > 0,
  }
}

export type ManageForm = ReturnType<typeof useManageForm>
