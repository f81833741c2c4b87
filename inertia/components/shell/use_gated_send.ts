import { useState, type FormEvent } from 'react'
import { trapped } from './honeypot'

type Values = Record<string, unknown>

/** As much of an Inertia form as sending needs. */
interface Sendable {
  transform: (change: (values: object) => Values) => void
  post: (action: string, options: { preserveScroll: 'errors' }) => void
}

/** Sends a public form once nothing misses any more; before, a press shows what does. */
export function useGatedSend(form: Sendable, action: string, isComplete: boolean) {
  const [asked, setAsked] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(!isComplete)
    if (!isComplete) return
    const trap = trapped(event.currentTarget)
    form.transform((values) => ({ ...values, ...trap }))
    form.post(action, { preserveScroll: 'errors' })
  }
  return { asked, send, showMissing: () => setAsked(true) }
}
