import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { COPIED } from '@kontor/design-system/identifier'
import { lazy, Suspense, useEffect, useState } from 'react'

type Toast = Data.FlashMessages['toasts'][number]

const ToastList = lazy(() => import('./toast_list'))
const NONE: never[] = []

/** What the server says along with a page, and what was copied; loaded with the first of these. */
export function Toasts() {
  const { flash } = usePage()
  const said = useSaid(flash.toasts ?? NONE)
  const copies = useCopies()
  if (said.length === 0 && copies === 0) return null
  return (
    <Suspense>
      <ToastList said={said} copies={copies} />
    </Suspense>
  )
}

/** All that was said so far: while the list is loading, the next page may carry nothing any more. */
function useSaid(toasts: Toast[]): Toast[] {
  const [said, setSaid] = useState<Toast[]>([])
  useEffect(() => {
    if (toasts.length > 0) setSaid((before) => [...before, ...toasts])
  }, [toasts])
  return said
}

/** How often something was copied on the pages shown so far. */
function useCopies() {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const note = (event: Event) => {
      event.preventDefault()
      setCopies((before) => before + 1)
    }
    document.addEventListener(COPIED, note)
    return () => document.removeEventListener(COPIED, note)
  }, [])
  return copies
}
