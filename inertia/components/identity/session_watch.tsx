import { lazy, Suspense, useEffect, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { SessionClock } from './session_clock'

const SessionWarning = lazy(async () => {
  // Only browsers know this module: it belongs to the page's document.
  const { loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(['identity/session'])
  return import('./session_warning')
})

/** Warns signed-in people before they are signed out for want of activity. */
export function SessionWatch() {
  const userId = useShared().user?.id
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const [clock, setClock] = useState<SessionClock>()

  useEffect(() => {
    if (userId === undefined) return
    const started = new SessionClock(setSecondsLeft)
    started.start()
    setClock(started)
    return () => {
      started.stop()
      setSecondsLeft(null)
    }
  }, [userId])

  if (!clock || secondsLeft === null) return null
  return (
    <Suspense>
      <SessionWarning seconds={secondsLeft} onStay={clock.stay} onElapsed={clock.ask} />
    </Suspense>
  )
}
