import { useEffect, useEffectEvent, useState } from 'react'

const TICK = 250

/** Whole seconds left of `seconds` while it runs. Counts by the clock, so that a sleeping tab does not win time. Calls `onElapsed` once at zero. */
export function useCountdown(seconds: number, isRunning: boolean, onElapsed: () => void): number {
  const [left, setLeft] = useState(seconds)
  const elapse = useEffectEvent(onElapsed)
  useEffect(() => {
    if (!isRunning) return
    const end = Date.now() + seconds * 1000
    setLeft(seconds)
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      elapse()
    }, TICK)
    return () => clearInterval(timer)
  }, [seconds, isRunning])
  return left
}
