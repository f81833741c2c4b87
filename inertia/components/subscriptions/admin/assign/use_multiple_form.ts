import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { shopToday } from '~/components/shell/shop_today'
import { sentOf, useRangeForm } from '../use_range_form'
import type { KnownPerson } from './types'
import { useUnsaved } from '~/hooks/use_unsaved'

/** Several types for one person: what is chosen and typed, and how it is sent. */
export function useMultipleForm(person: KnownPerson | null) {
  const form = useRangeForm(undefined, shopToday())
  useUnsaved(form.isDirty)
  const [names, setNames] = useState<string[]>([])
  const [isTold, setTold] = useState(true)
  const send = () => {
    const more = { userId: person?.id ?? null, subscriptions: names, isTold }
    form.transform((data) => ({ ...sentOf(data), ...more }) as never)
    form.post(ADDRESSES.addMultiple, { preserveScroll: 'errors' })
  }
  const errors = form.errors as Partial<Record<string, string>>
  return { form, errors, names, setNames, isTold, setTold, send }
}
