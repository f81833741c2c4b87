import type { ReactNode } from 'react'

interface QuoteBarProps {
  amount: ReactNode
  /** What it is for: "61 trading days". */
  detail: ReactNode
  /** The amount is of an earlier choice. */
  isStale?: boolean
  /** The way to the quote. */
  action: ReactNode
}

/**
 * Price and next step at the bottom of the window on narrow pages, where the quote lies further
 * down. It sticks within its parent, so it stands last in the content of the page.
 */
export function QuoteBar({ amount, detail, isStale, action }: QuoteBarProps) {
  return (
    <div
      data-print="never"
      className="sticky bottom-0 z-100 -mx-page-margin hidden items-center justify-between gap-4 border-t border-line-ink bg-raised px-page-margin py-2 max-lg:flex"
    >
      <p className="text-ui-s text-muted tabular-nums">
        <span className={`block text-display-s ${isStale ? 'text-subtle' : 'text-ink'}`}>
          {amount}
        </span>
        {detail}
      </p>
      {action}
    </div>
  )
}
