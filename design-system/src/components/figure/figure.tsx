import type { ReactNode } from 'react'

export interface FigureItem {
  id: string
  term: ReactNode
  /** The figure, formatted, with its unit where it has one. */
  value: ReactNode
  /** A share, a change in words, or what the figure is out of: "of 148 types". */
  note?: ReactNode
  /** What became of it since, on a line of its own: "+12 % on 1,010". */
  change?: ReactNode
}

/**
 * Statistics side by side, divided by hairlines; each figure under its name. The first of every
 * line stands at the edge: its rule and its padding lie outside, where they are cut off.
 */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <div className="overflow-x-clip border-y border-line">
      <dl className="relative -start-px -ms-8 flex flex-wrap max-sm:start-0 max-sm:ms-0">
        {items.map(({ id, term, value, note, change }) => (
          <div
            key={id}
            className="border-s border-line px-8 py-4 max-sm:flex-[1_1_40%] max-sm:border-0 max-sm:py-3 max-sm:ps-0 max-sm:pe-5"
          >
            <dt className="text-ui-s text-subtle">{term}</dt>
            <dd>
              <span className="text-figure-l">{value}</span>
              {note && <span className="ms-1 text-ui-s text-muted"> {note}</span>}
              {change && <span className="block text-ui-s text-muted tabular-nums">{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
