import { useState, type FormEvent } from 'react'
import { useForm } from '@inertiajs/react'
import { orderAddress } from './list_address'
import type { AdminOrder } from './types'
import { useEarlyChoice } from './use_early_choice'

/**
 * The state that staff wish for. It is sent with the version of the order that they were looking at
 * when they began, even when the page has been read again since; a refusal shows what has changed
 * and lets them decide anew.
 */
export function useStateForm(order: AdminOrder) {
  const form = useForm({ state: '', reason: '' })
  const [begun, setBegun] = useState<AdminOrder | null>(null)
  const [refused, setRefused] = useState<AdminOrder | null>(null)
  const choice = order.choices.find(({ state }) => state === form.data.state)

  const change = (values: Partial<typeof form.data>) => {
    setBegun(begun ?? order)
    form.setData({ ...form.data, ...values })
  }
  const element = useEarlyChoice(order.state, change)
  const discard = () => {
    form.reset()
    form.clearErrors()
    setBegun(null)
    setRefused(null)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const seen = begun ?? order
    form.transform((data) => ({ ...data, version: seen.version }))
    form.put(`${orderAddress(order.number)}/state`, {
      preserveScroll: true,
      onSuccess: discard,
      onError: ({ form: isStale }: Partial<Record<string, string>>) => {
        if (!isStale) return
        setRefused(seen)
        setBegun(null)
      },
    })
  }
  return {
    form,
    choice,
    change,
    discard,
    save,
    element,
    refused,
    isChanged: Boolean(begun ?? refused),
  }
}
