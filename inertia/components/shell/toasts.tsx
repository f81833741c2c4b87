import { usePage } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'

const ToastList = lazy(() => import('./toast_list'))
const NONE: never[] = []

/** Messages that the server sent along with the page; their code is loaded with the first one. */
export function Toasts() {
  const { flash } = usePage()
  const toasts = flash.toasts ?? NONE
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (toasts.length > 0) setNeeded(true)
  }, [toasts])
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
