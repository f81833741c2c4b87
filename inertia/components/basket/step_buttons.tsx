import type { ReactNode } from 'react'

/** Where the ways out of a step stand on the page. */
export const ONWARD = 'onward'

/** The ways out of a step: back at the start, onward at the end. */
export function StepButtons({ back, next }: { back: ReactNode; next: ReactNode }) {
  return (
    <div
      id={ONWARD}
      className="flex flex-wrap items-start justify-between gap-4 border-t border-line pt-6"
    >
      <div className="flex flex-wrap items-center gap-3">{back}</div>
      <div className="ms-auto max-w-90">{next}</div>
    </div>
  )
}
