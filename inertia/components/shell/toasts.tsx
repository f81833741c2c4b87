import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { COPIED } from '@kontor/design-system/identifier'
import { useEffect, useState, type ComponentType } from 'react'
import { onFailure, type ToldFailure } from './failures/tell_failure'
import type { ToastListProps } from './toast_list'

type Toast = Data.FlashMessages['toasts'][number]

const NONE: never[] = []

/** What the server says along with a page, what was copied, and what failed. */
export function Toasts() {
  const { flash } = usePage()
  const said = useSaid(flash.toasts ?? NONE)
  const copies = useCopies()
  const failures = useFailures()
  const List = useList()
  return List && <List said={said} copies={copies} failures={failures} />
}

/** The list itself comes after the page, but before it is needed: a dead line loads nothing more. */
function useList(): ComponentType<ToastListProps> | null {
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null)
  useEffect(() => {
    const load = () => void import('./toast_list').then((list) => setList(() => list.default))
    if (!('requestIdleCallback' in window)) return load()
    const waiting = requestIdleCallback(load, { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }, [])
  return List
}

/** All that was said so far: while the list is loading, the next page may carry nothing any more. */
function useSaid(toasts: Toast[]): Toast[] {
  const [said, setSaid] = useState<Toast[]>([])
  useEffect(() => {
    if (toasts.length > 0) setSaid((before) => [...before, ...toasts])
  }, [toasts])
  return said
}

/** How often something was copied on the pages shown so far. */
function useCopies() {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    const note = (event: Event) => {
      event.preventDefault()
      setCopies((before) => before + 1)
    }
    document.addEventListener(COPIED, note)
    return () => document.removeEventListener(COPIED, note)
  }, [])
  return copies
}

/** All that failed so far, but for what is said in its place. */
function useFailures(): ToldFailure[] {
  const [failures, setFailures] = useState<ToldFailure[]>([])
  useEffect(
    () => onFailure((told) => !told.isInPlace && setFailures((before) => [...before, told])),
    []
  )
  return failures
}
