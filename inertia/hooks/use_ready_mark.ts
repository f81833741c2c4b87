import { useEffect } from 'react'
import { pressAgain } from '~/layouts/early_presses'

/** Says on the document that the page's scripts listen: what waits for that need not guess. */
export function useReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    pressAgain()
  }, [])
}
