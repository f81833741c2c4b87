import { router } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { onDecommissionNotice, openDecommissionNotice } from './decommission_notice'

const DecommissionCountdown = lazy(async () => {
  // Only browsers know this module: it belongs to the page's document.
  const { loadNamespaces } = await import('~/i18n/browser')
  await loadNamespaces(['site/decommission'])
  return import('./decommission_countdown')
})
const NONE: string[] = []

/** While the shop is closing, visits to what has closed already open a notice instead. */
export function DecommissionDialog() {
  const { shop } = useShared()
  const [isNeeded, setNeeded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const paths = shop.ending?.noticePaths ?? NONE

  useEffect(
    () =>
      onDecommissionNotice(() => {
        setNeeded(true)
        setOpen(true)
      }),
    []
  )
  useEffect(
    () =>
      router.on('before', ({ detail: { visit } }) => {
        if (visit.prefetch || !isBelow(visit.url.pathname, paths)) return
        openDecommissionNotice()
        return false
      }),
    [paths]
  )

  if (!isNeeded || !shop.ending) return null
  return (
    <Suspense>
      <DecommissionCountdown {...shop.ending} isOpen={isOpen} onStop={() => setOpen(false)} />
    </Suspense>
  )
}

const isBelow = (path: string, starts: string[]) =>
  starts.some((start) => path === start || path.startsWith(`${start}/`))
