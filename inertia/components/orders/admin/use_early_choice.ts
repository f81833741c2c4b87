import { useEffect, useRef } from 'react'
import type { ManageValues } from './manage_values'

type Values = Pick<ManageValues, 'state' | 'reason'>

/** Takes over what a fast person has chosen while the page's scripts were still on their way. */
export function useEarlyChoice(current: string, change: (values: Partial<Values>) => void) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const early = typedInto(element.current!, current)
    if (early) change(early)
    // Only once: from then on every change is heard.
  }, [])
  return element
}

function typedInto(element: HTMLFormElement, current: string): Values | null {
  const typed = new FormData(element)
  const state = String(typed.get('state') ?? current) as Values['state']
  const reason = String(typed.get('reason') ?? '')
  return state === current && reason === '' ? null : { state, reason }
}
