import type { MouseEvent } from 'react'

const OPENED = 'kontor:decommission-notice'

/** Opens the notice that leads to the successor; any component may call it. */
export const openDecommissionNotice = () => window.dispatchEvent(new Event(OPENED))

/** Hears when someone opens the notice; answers how to stop hearing. */
export function onDecommissionNotice(listen: () => void): () => void {
  window.addEventListener(OPENED, listen)
  return () => window.removeEventListener(OPENED, listen)
}

/** For a link whose page is open and whose purpose is not: the notice in place of the visit. */
export function noticeInstead(event: MouseEvent) {
  event.preventDefault()
  openDecommissionNotice()
}
