import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { NEEDED, type ConsentName } from './consents'

type Start = { idempotencyKey: string; expectedTotalCents: number }

/** The last step's form: what is chosen, whether it may be sent, sending it once. */
export function useCheckout(start: Start) {
  const form = useForm({
    ...start,
    paymentMethod: 'BankTransfer',
    ownReference: '',
    consents: [] as ConsentName[],
  })
  form.transform((data) => ({ ...data, ...start }))
  const isComplete = NEEDED.every((name) => form.data.consents.includes(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !form.processing) form.post('/basket/checkout', { preserveScroll: true })
  }
  return { form, isComplete, submit }
}
