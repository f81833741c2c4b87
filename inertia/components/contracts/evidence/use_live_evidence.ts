import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Evidence } from './types'

const EVERY_MS = 1000

/** While one is being made the list is fetched anew. */
export function useLiveEvidence(evidences: readonly Evidence[]): void {
  const isMaking = evidences.some(({ madeAt }) => madeAt === null)
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.reload({ only: ['evidences'] })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isMaking])
}
