import type { ReactNode } from 'react'
import { statusLook, type StatusTone } from './status_looks'
import { StatusShape } from './status_shape'

export interface StatusBadgeProps {
  /** The state as the server names it, in any case: `PROCESSING`, `Non-active`. */
  status: string
  /** Its word in the reader's language; without it the raw word stands, so that nothing is lost. */
  label?: ReactNode
  /** A quieter word below or behind: "71 of 106". */
  detail?: ReactNode
  /** `title` beside a page title. */
  size?: 'text' | 'title'
}

const SHAPE_INK: Record<StatusTone, string> = {
  plain: 'text-subtle',
  go: 'text-accent',
  wait: 'text-warning',
  bad: 'text-danger',
  quiet: 'text-subtle',
}

const WORD_INK: Record<StatusTone, string> = {
  plain: 'text-ink',
  go: 'text-ink',
  wait: 'text-ink',
  bad: 'text-danger-text',
  quiet: 'text-muted',
}

const SIZES = { text: 'text-ui', title: 'text-body' }

/** A state as word, shape and colour. Never a pill. */
export function StatusBadge({ status, label, detail, size = 'text' }: StatusBadgeProps) {
  const { shape, tone } = statusLook(status)
  return (
    <span className={`inline-flex items-baseline gap-1.75 tabular-nums ${SIZES[size]}`}>
      <StatusShape shape={shape} className={`translate-y-0.5 ${SHAPE_INK[tone]}`} />
      <span>
        <span className={`font-medium ${WORD_INK[tone]}`}>{label ?? status}</span>
        {detail && <span className="block text-ui-s text-muted">{detail}</span>}
      </span>
    </span>
  )
}
