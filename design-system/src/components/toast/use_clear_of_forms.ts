import { useEffect, useState } from 'react'
import { toasts } from './toast_queue'

/** Where toasts stand: the bottom end, or the top end while the bottom holds more of a form. */
export type ToastPlace = 'bottom' | 'top'

const CONTROLS =
  'form :is(button, [role="button"], a, input, textarea, select), [role="dialog"] button'

/** Watches what lies below the region `find` answers, as long as there are toasts. */
export function useClearOfForms(find: () => HTMLElement | null): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom')
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const region = find()
        if (region && !isInUse(region)) setPlace(betterPlace(region))
      })
    }
    const forget = toasts.subscribe(look)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    document.addEventListener('focusin', look)
    return () => {
      forget()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
      document.removeEventListener('focusin', look)
    }
  }, [find])
  return place
}

/** Whoever presses or reads a message with the keys must not see it jump away. */
const isInUse = (region: HTMLElement) => region.contains(document.activeElement)

/** The bottom, unless it covers more of a form than the top would, wherever the region is now. */
function betterPlace(region: HTMLElement): ToastPlace {
  const { height } = region.getBoundingClientRect()
  const end = window.innerHeight
  const bottom = countCovered(region, end - height - EDGE, end)
  if (bottom === 0) return 'bottom'
  return countCovered(region, TOP, TOP + height) < bottom ? 'top' : 'bottom'
}

/** What somebody types into now weighs more than all the rest. */
function countCovered(region: HTMLElement, from: number, to: number): number {
  const { left, right } = region.getBoundingClientRect()
  const covered = [...document.querySelectorAll(CONTROLS)].filter((control) => {
    if (region.contains(control)) return false
    const box = control.getBoundingClientRect()
    const isShown = box.width > 0 && box.height > 0
    return isShown && box.right > left && box.left < right && box.bottom > from && box.top < to
  })
  return covered.length + (covered.includes(document.activeElement!) ? MANY : 0)
}

/** The room around the region, with some air above. */
const EDGE = 40
/** Where the region begins when it stands at the top, below the header. */
const TOP = 80
const MANY = 100
