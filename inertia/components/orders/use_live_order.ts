import { useEffect } from 'react'
import { usePoll } from '@inertiajs/react'
import type { CustomerOrder } from './types'

const EVERY = 2000
const MOVES_BY_ITSELF: CustomerOrder['state'][] = ['Confirmed', 'Processing']

/** Reads the order again while the shop works on it, and stops when it is done. */
export function useLiveOrder(state: CustomerOrder['state']) {
  const { start, stop } = usePoll(
    EVERY,
    { only: ['order', 'files', 'filePaging', 'phase'] },
    { autoStart: false }
  )
  const isLive = MOVES_BY_ITSELF.includes(state)
  useEffect(() => {
    if (!isLive) return
    start()
    return stop
  }, [isLive, start, stop])
}
