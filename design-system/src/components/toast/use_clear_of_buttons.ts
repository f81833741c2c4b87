import { useEffect, useState } from 'react'
import { toasts } from './toast_queue'

/** Where toasts stand: the bottom end, or the top end while the bottom holds buttons of a form. */
export type ToastPlace = 'bottom' | 'top'

const BUTTONS = 'form :is(button, [role="button"], a), [role="dialog"] button'

/** Watches what lies below the region `find` answers, as long as there are toasts. */
export function useClearOfButtons(find: () => HTMLElement | null): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom')
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const region = find()
        if (region) setPlace(coversButtons(region) ? 'top' : 'bottom')
      })
    }
    const forget = toasts.subscribe(look)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      forget()
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [find])
  return place
}

/** Judges the place at the bottom, wherever the region is now, so that it cannot jump to and fro. */
function coversButtons(region: HTMLElement): boolean {
  const { left, right, height } = region.getBoundingClientRect()
  const bottom = window.innerHeight
  const top = bottom - height - EDGE
  return [...document.querySelectorAll(BUTTONS)].some((button) => {
    if (region.contains(button)) return false
    const box = button.getBoundingClientRect()
    const isShown = box.width > 0 && box.height > 0
    return isShown && box.right > left && box.left < right && box.bottom > top && box.top < bottom
  })
}

/** The room around the region, with some air above. */
const EDGE = 40
