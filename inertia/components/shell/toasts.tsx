import { usePage } from '@inertiajs/react'
import { COPIED } from '@kontor/design-system/identifier'
import { lazy, Suspense, useEffect, useState } from 'react'

const ToastList = lazy(() => import('./toast_list'))
const NONE: never[] = []

/** What the server says along with a page, and what was copied; loaded with the first of these. */
export function Toasts() {
  const { flash } = usePage()
  const toasts = flash.toasts ?? NONE
  const copies = useCopies()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (toasts.length > 0 || copies > 0) setNeeded(true)
  }, [toasts, copies])
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} copies={copies} />
    </Suspense>
  )
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
