import type { ReactNode } from 'react'

export interface QuotePanelProps {
  /** Id of the panel, where the bar of narrow pages leads. */
  id: string
  title: ReactNode
  /** Ways of buying, at the end of the head. */
  choice?: ReactNode
  /** Range fields and presets. */
  range?: ReactNode
  /** The lines that lead to the total: `TotalsTable` without a total, `PriceLadder`. */
  lines?: ReactNode
  total?: { label: ReactNode; amount: ReactNode }
  /** The button. Stays in view with the total. */
  action?: ReactNode
  /** Why the button cannot be used yet, or what happens after it: files, size, delivery window. */
  notes?: ReactNode
  /** A new quote is on its way; the old figures stay, and the label says so. */
  busy?: boolean
  busyLabel?: string
}

/**
 * The quote in the one frame of the page: range, lines, total and button. It sticks while the
 * page scrolls and is never taller than the window: the lines scroll, total and button stay.
 */
export function QuotePanel(props: QuotePanelProps) {
  const { id, title, choice, range, lines, total, action, notes, busy = false, busyLabel } = props
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={busy}
      className="flex flex-col rounded-panel border border-line-ink bg-surface lg:sticky lg:top-6 lg:max-h-panel"
    >
      <div className="min-h-0 flex-auto p-5 pb-0 lg:overflow-y-auto lg:[scrollbar-width:thin]">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <h2 id={`${id}-title`} className="text-display-s">
            {title}
          </h2>
          {choice}
        </div>
        {range}
        {lines && <div className="pt-3">{lines}</div>}
      </div>
      <div className="flex-none p-5 pt-0">
        {total && <Total {...total} busy={busy} busyLabel={busyLabel} />}
        {action && <div className="grid pt-2">{action}</div>}
        {notes && (
          <div className="grid gap-1.5 pt-3 text-ui-s text-subtle tabular-nums">{notes}</div>
        )}
      </div>
    </section>
  )
}

interface TotalProps {
  label: ReactNode
  amount: ReactNode
  busy: boolean
  busyLabel?: string
}

function Total({ label, amount, busy, busyLabel }: TotalProps) {
  return (
    <p className="flex items-baseline justify-between gap-4 border-t-3 border-double border-line-ink pt-3">
      <span className="text-ui font-semibold">
        {label}
        <span role="status" className="ms-2 font-normal text-subtle">
          {busy ? busyLabel : ''}
        </span>
      </span>
      <span aria-live="polite" className={`text-figure-l ${busy ? 'text-muted' : ''}`}>
        {amount}
      </span>
    </p>
  )
}
