import { useEffect, useRef, useState } from 'react'
import type { ApiCallDescription } from '../types'
import { sendTrial, type Trial } from './send_trial'
import { isToken, trialOf, type Typed } from './trial_of'

/** Sends a call as it was typed; `trial` is undefined until something was sent. */
export function useTrial(call: ApiCallDescription, locale: string) {
  const needsToken = call.example.request.signIn === 'token'
  const [faults, setFaults] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const [trial, setTrial] = useState<Trial | undefined>()
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])
  const send = async (typed: Typed, token: string) => {
    const made = trialOf(call, typed)
    const found = [
      ...(needsToken && !isToken(token) ? ['token'] : []),
      ...(Array.isArray(made) ? made : []),
    ]
    setFaults(found)
    if (Array.isArray(made) || found.length > 0) return
    setSending(true)
    const { signal } = left.current
    const came = await sendTrial(made.address, {
      ...{ token: needsToken ? token : null, locale, signal },
    })
    if (signal.aborted) return
    setTrial(came)
    setSending(false)
  }
  return { needsToken, faults, isSending, trial, send }
}
