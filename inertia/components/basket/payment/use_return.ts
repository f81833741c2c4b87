import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

const RETURN_AFTER_SECONDS = 10

/** Goes to an address after ten seconds, unless somebody wants to stay. */
export function useReturn(address: string) {
  const [seconds, setSeconds] = useState<number | null>(RETURN_AFTER_SECONDS)

  useEffect(() => {
    if (seconds === null) return
    if (seconds === 0) return router.visit(address)
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, address])

  return { seconds, stay: () => setSeconds(null) }
}
