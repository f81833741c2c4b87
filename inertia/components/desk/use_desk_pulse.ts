import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { BY_ITSELF } from '~/components/shell/by_itself'
import { DESK } from './types'

const EVERY_MS = 4_000

/**
 * Asks every few seconds whether anything has changed, which costs the shop next to nothing, and only
 * then for the desk. Answers when that was last, and whether the shop answers at all.
 */
export function useDeskPulse(): { changedAt: Date | null; isLost: boolean } {
  const [changedAt, setChanged] = useState<Date | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let known: string | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const pulse = await pulseAfter(known)
      setLost(pulse === null)
      if (pulse === null || pulse === known) return
      if (known !== null) {
        router.reload({ only: ['desk', 'morning'], onSuccess: () => setChanged(new Date()) })
      }
      known = pulse
    }
    void ask()
    const timer = setInterval(() => void ask(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return { changedAt, isLost }
}

/** The pulse as it is now; null where the shop does not answer. */
async function pulseAfter(known: string | null): Promise<string | null> {
  const headers = { ...BY_ITSELF, ...(known !== null && { 'if-none-match': known }) }
  const response = await fetch(`${DESK}/pulse`, { headers, cache: 'no-store' }).catch(() => null)
  if (response?.status === 304) return known
  return response?.ok ? response.headers.get('etag') : null
}
