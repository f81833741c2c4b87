import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The width of an element in whole pixels. The server and the first paint use `initial`; the
 * measured width follows before the browser paints again.
 */
export function useMeasuredWidth<T extends HTMLElement>(initial: number) {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const host = ref.current
    if (!host) return
    const measure = () => {
      if (host.clientWidth > 0) setWidth(host.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(host)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
