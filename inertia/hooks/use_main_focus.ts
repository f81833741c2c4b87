import { useEffect, useRef } from 'react'
import { usePage } from '@inertiajs/react'
import { lastVisitKeptPlace } from '~/layouts/visits'

/** After a change of page the main heading takes the focus, so that it is read out first. */
export function useMainFocus() {
  const { component, url } = usePage()
  const shown = useRef(`${component} ${url}`)

  useEffect(() => {
    const now = `${component} ${url}`
    if (shown.current === now) return
    shown.current = now
    if (!lastVisitKeptPlace()) focusMainHeading()
  }, [component, url])
}

export function focusMainHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
