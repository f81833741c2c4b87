import { useEffect, useRef } from 'react'

/**
 * Tells the styles of an element where in the window it begins, as `--window-top`: banners and the
 * scrolling move it, and it must not reach below the window from there.
 */
export function useWindowTop() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const tell = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      element.current?.style.setProperty('--window-top', `${Math.max(0, Math.round(top))}px`)
    }
    const size = new ResizeObserver(tell)
    tell()
    size.observe(document.body)
    window.addEventListener('scroll', tell, { passive: true })
    window.addEventListener('resize', tell)
    return () => {
      size.disconnect()
      window.removeEventListener('scroll', tell)
      window.removeEventListener('resize', tell)
    }
  }, [])
  return element
}
