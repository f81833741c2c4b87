import { router } from '@inertiajs/react'
import { useCallback } from 'react'
import { useShared } from './use_shared'

/**
 * What the frame knows of the basket: how many items at once, the items and their total after
 * `read`. The one place to change for whoever keeps a basket elsewhere.
 */
export function useBasketSummary() {
  const { basket, basketContent } = useShared()
  const read = useCallback(() => router.reload({ only: ['basketContent'] }), [])
  return { count: basket.count, content: basketContent ?? null, read }
}
