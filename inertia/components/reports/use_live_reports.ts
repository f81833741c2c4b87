import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { Report } from './types'

const EVERY_MS = 800

/** While a report is being made, the rows are fetched anew. */
export function useLiveReports(reports: readonly Pick<Report, 'state'>[]): void {
  const isMoving = reports.some(({ state }) => state === 'New' || state === 'Processing')
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.reload({ only: ['reports', 'counts'] })
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isMoving])
}
