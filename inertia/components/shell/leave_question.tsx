import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetUnsaved, hasUnsaved } from '~/hooks/use_unsaved'
import { ADDRESSES } from './addresses'

const LeaveDialog = lazy(async () => {
  const { loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(['shell/leave'])
  return import('./leave_dialog')
})

/** Asks before unsaved changes are left behind: for another page here, or with the window. */
export function LeaveQuestion() {
  const [target, setTarget] = useState<PendingVisit | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(
    () =>
      listen((visit) => {
        setNeeded(true)
        setTarget(visit)
      }),
    []
  )
  const leave = () => {
    if (!target) return
    const { url, method, data } = target
    setTarget(null)
    isLeaving = true
    router.visit(url, { method, data, onFinish: () => (isLeaving = false) })
  }
  if (!isNeeded) return null
  return (
    <Suspense>
      <LeaveDialog isOpen={target !== null} onStay={() => setTarget(null)} onLeave={leave} />
    </Suspense>
  )
}

/** The visit that was just confirmed is not asked about again. */
let isLeaving = false

function listen(ask: (visit: PendingVisit) => void) {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault()
  }
  const stopVisits = router.on('before', ({ detail: { visit } }) => {
    if (isLeaving || !hasUnsaved() || staysHere(visit)) return
    ask(visit)
    return false
  })
  // What was sent may lead to another house, such as the one that takes the card.
  const stopLocations = router.on('location', forgetUnsaved)
  window.addEventListener('beforeunload', onUnload)
  return () => {
    stopVisits()
    stopLocations()
    window.removeEventListener('beforeunload', onUnload)
  }
}

/** Sending something, reading parts anew and changing the language leave the fields as they are. */
function staysHere({ url, method, only, prefetch, preserveState }: PendingVisit): boolean {
  if (method !== 'get') return url.pathname !== ADDRESSES.logout
  const isSamePage = url.pathname === location.pathname && preserveState === true
  return only.length > 0 || prefetch || isSamePage
}
