import { useEffect, useRef, useState } from 'react'
import { rehearseBulk } from './send_bulk'
import type { BulkForm, BulkOutcome, BulkValues } from './types'
import type { BulkAsked } from './use_bulk_steps'

const WAIT_MS = 250

/** What is asked besides the rows: rehearsed anew while somebody types, and stale until that has come. */
export function useAskedValues<Row>(
  { action, keys }: BulkAsked<Row>,
  onExpect?: (outcome: BulkOutcome) => void
) {
  const [values, setValues] = useState(action.asks?.initial)
  const [errors, setErrors] = useState<BulkValues>({})
  const [isStale, setStale] = useState(false)
  const waiting = useRef<number>(undefined)
  const newest = useRef(values)
  useEffect(() => () => window.clearTimeout(waiting.current), [])
  const look = async (typed: BulkValues) => {
    const answer = await rehearseBulk(action.path, { keys, isRehearsal: true, values: typed })
    if (newest.current !== typed) return
    if (answer && 'errors' in answer) return setErrors(answer.errors)
    setErrors({})
    if (!answer) return
    setStale(false)
    onExpect?.(answer)
  }
  const form: BulkForm = {
    data: { ...values },
    errors,
    setData: (name, value) => {
      const typed = { ...newest.current, [name]: value }
      newest.current = typed
      setValues(typed)
      setStale(true)
      window.clearTimeout(waiting.current)
      waiting.current = window.setTimeout(() => void look(typed), WAIT_MS)
    },
  }
  return { form, values, isStale }
}
