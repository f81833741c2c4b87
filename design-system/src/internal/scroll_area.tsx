import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface ScrollAreaProps {
  label: string
  className: string
  children: ReactNode
}

/** Scrolls where it is too long, and only then can be reached by key to be read. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const element = area.current!
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const reachable = isScrollable ? { 'role': 'region', 'tabIndex': 0, 'aria-label': label } : {}
  return (
    <div
      ref={area}
      {...reachable}
      className={`overflow-y-auto focus-visible:-outline-offset-2 ${className}`}
    >
      {children}
    </div>
  )
}
