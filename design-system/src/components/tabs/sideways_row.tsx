import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '../icon'

interface SidewaysRowProps {
  label: string
  children: ReactNode
}

/**
 * A row of links on one line. Where it is too long it fades out towards what lies beyond and is moved there
 * by hand, or by arrows for the mouse; whoever goes along with the keyboard moves it anyway.
 */
export function SidewaysRow({ label, children }: SidewaysRowProps) {
  const row = useRef<HTMLElement>(null)
  const beyond = useBeyond(row)
  const move = (way: 1 | -1) =>
    row.current!.scrollBy({ left: way * row.current!.clientWidth * 0.7 })
  return (
    <div className="relative min-w-0 grow basis-60 contain-inline-size">
      <nav
        ref={row}
        aria-label={label}
        className="relative overflow-x-auto overscroll-x-contain scroll-px-12 [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {children}
      </nav>
      {beyond.start && (
        <Arrow className="start-0 justify-items-start bg-linear-to-r" onClick={() => move(-1)}>
          <ChevronStartIcon />
        </Arrow>
      )}
      {beyond.end && (
        <Arrow className="end-0 justify-items-end bg-linear-to-l" onClick={() => move(1)}>
          <ChevronEndIcon />
        </Arrow>
      )}
    </div>
  )
}

interface ArrowProps {
  className: string
  onClick: () => void
  children: ReactNode
}

const Arrow = ({ className, onClick, children }: ArrowProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden
    onClick={onClick}
    className={`absolute inset-y-0 grid w-12 cursor-pointer items-center from-canvas from-50% to-transparent text-muted hover:text-ink print:hidden ${className}`}
  >
    {children}
  </button>
)

/** Whether the row goes on before or behind what is seen of it; the current link is brought into its middle. */
function useBeyond(row: React.RefObject<HTMLElement | null>) {
  const [beyond, setBeyond] = useState({ start: false, end: false })
  useEffect(() => {
    const element = row.current!
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const [start, end] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
      setBeyond((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    const current = element.querySelector<HTMLElement>('[aria-current]')
    if (current) {
      const left = current.offsetLeft - (element.clientWidth - current.offsetWidth) / 2
      element.scrollTo({ left, behavior: 'instant' })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [row])
  return beyond
}
