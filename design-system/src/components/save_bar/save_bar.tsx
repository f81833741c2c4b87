import { useEffect, useRef, type ReactNode } from 'react'

interface SaveBarProps {
  /** "2 unsaved changes." */
  title: string
  /** Each change, old to new: "Discount 0.00 to 42.03; remark added." */
  changes: ReactNode
  /** Discard first, then save. */
  children: ReactNode
}

/** Sticks to the bottom while something is unsaved. Toasts and focus keep clear of it: its height is known to the page. */
export function SaveBar({ title, changes, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => announceHeight(bar.current!), [])
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-100 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line-ink bg-raised px-4 py-3 text-ui print:hidden"
    >
      <p role="status" className="min-w-0">
        <span className="font-semibold">{title}</span> <span className="text-muted">{changes}</span>
      </p>
      <div className="flex items-start gap-2 max-sm:w-full max-sm:*:grow">{children}</div>
    </div>
  )
}

function announceHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--save-bar-height', `${bar.offsetHeight}px`)
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--save-bar-height')
  }
}
