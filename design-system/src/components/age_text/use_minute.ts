import { useSyncExternalStore } from 'react'
import { MINUTE } from './age_words'

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for all ages of a page; each draws itself anew, and nothing around it. */
function subscribe(reader: () => void) {
  readers.add(reader)
  timer ??= setInterval(() => readers.forEach((read) => read()), MINUTE)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The minute that it is, in milliseconds. */
export const useMinute = () => useSyncExternalStore(subscribe, minute, minute)
