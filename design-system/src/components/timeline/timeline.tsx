import type { ReactNode } from 'react'
import { StatusShape, statusLook } from '../status_badge'

export interface TimelineEntry {
  id: string | number
  /** When: a `MomentText`, or words for what is still to come. */
  time: ReactNode
  /** What happened and who did it. */
  children: ReactNode
  /** Shows the shape of a status before the text. */
  status?: string
}

interface TimelineProps {
  /** Names the list: "History of order 10482". */
  label: string
  entries: readonly TimelineEntry[]
}

/** What happened, one line each with its time. The order is the caller's; histories begin with the newest. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label} className="text-ui">
      {entries.map(({ id, time, children, status }) => (
        <li
          key={id}
          className="grid grid-cols-moment gap-x-4 border-b border-line py-1.75 max-sm:grid-cols-1"
        >
          <span className="text-subtle tabular-nums">{time}</span>
          <div className="flex min-w-0 gap-2 wrap-anywhere">
            {status && (
              <span className="pt-0.75 text-subtle">
                <StatusShape shape={statusLook(status).shape} />
              </span>
            )}
            <div className="min-w-0">{children}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
