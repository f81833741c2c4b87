import type { ReactNode } from 'react'
import type { StatusShape as Shape } from './status_looks'

const RING = <circle cx="7" cy="7" r="5.25" />
const DISC = <circle cx="7" cy="7" r="6" className="fill-current stroke-none" />

const DRAWINGS: Record<Shape, ReactNode> = {
  dashed_circle: <circle cx="7" cy="7" r="5.25" strokeDasharray="2.2 1.92" />,
  circle: RING,
  dotted_circle: (
    <>
      {RING}
      <circle cx="7" cy="7" r="1.75" className="fill-current" />
    </>
  ),
  half_circle: (
    <>
      {RING}
      <path d="M7 1.75a5.25 5.25 0 0 1 0 10.5Z" className="fill-current" />
    </>
  ),
  check: (
    <>
      {DISC}
      <path d="M4 7.2 6.2 9.4 10 5" className="stroke-canvas" />
    </>
  ),
  octagon: (
    <>
      <path
        d="M4.6 1.25h4.8L12.75 4.6v4.8L9.4 12.75H4.6L1.25 9.4V4.6Z"
        className="fill-current stroke-none"
      />
      <path d="M4.8 4.8l4.4 4.4M9.2 4.8 4.8 9.2" className="stroke-canvas" />
    </>
  ),
  slashed_circle: (
    <>
      {RING}
      <path d="M3.3 10.7l7.4-7.4" />
    </>
  ),
  box: <path d="M1.75 3h10.5v2.5H1.75ZM2.75 5.5v6h8.5v-6M5.5 8h3" />,
  square: <path d="M3 3h8v8H3Z" className="fill-current" />,
  padlock: <path d="M3 6.5h8v5.25H3ZM4.75 6.5V4.25a2.25 2.25 0 0 1 4.5 0V6.5" />,
  clock: (
    <>
      {RING}
      <path d="M7 4v3l2 1.5" />
    </>
  ),
  infinity: (
    <path d="M7 7C5.5 4.5 4.5 4 3.5 4a3 3 0 0 0 0 6C4.5 10 5.5 9.5 7 7s2.5-3 3.5-3a3 3 0 0 1 0 6C9.5 10 8.5 9.5 7 7Z" />
  ),
  dash: (
    <>
      {RING}
      <path d="M4.5 7h5" />
    </>
  ),
  triangle: <path d="M7 2 12.75 12H1.25ZM7 5.75v3M7 10.25v.01" />,
  slashed_square: <path d="M2 2h10v10H2ZM4 10l6-6" />,
}

/** The shape alone, in the colour of its surroundings; a word has to stand beside it. */
export function StatusShape({ shape, className = '' }: { shape: Shape; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={`size-3.5 flex-none fill-none stroke-current stroke-[1.5] ${className}`}
    >
      {DRAWINGS[shape]}
    </svg>
  )
}
