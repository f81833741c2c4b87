import type { ReactNode } from 'react'
import { Link } from '../link'

export interface RuledItem {
  id: string | number
  title: ReactNode
  href?: string
  /** One line on what it is. */
  text?: ReactNode
  /** Venues or facts below the text. */
  marks?: ReactNode
  /** A price or count at the end of the row: `RuledFigure`. */
  aside?: ReactNode
}

interface RuledListProps {
  items: readonly RuledItem[]
  /** Level of the titles under the heading of the section. */
  level?: 2 | 3 | 4
}

/** A list on hairlines under a rule in ink: categories, products, ways to go on. */
export function RuledList({ items, level = 3 }: RuledListProps) {
  const Heading = `h${level}` as const
  return (
    <ol>
      {items.map(({ id, title, href, text, marks, aside }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-4 first:border-line-ink max-sm:grid-cols-1"
        >
          <div className="min-w-0">
            <Heading className="text-display-xs text-ink">
              {href ? (
                <Link href={href} variant="title">
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            {text && <div className="max-w-reading pt-0.5 text-ui text-muted">{text}</div>}
            {marks && <div className="pt-2">{marks}</div>}
          </div>
          {aside && <div className="text-end max-sm:pt-1 max-sm:text-start">{aside}</div>}
        </li>
      ))}
    </ol>
  )
}

interface RuledFigureProps {
  /** "from". */
  before?: ReactNode
  value: ReactNode
  /** "a day". */
  after?: ReactNode
}

/** A figure between its words, below each other at the end of a row, in one line when narrow. */
export function RuledFigure({ before, value, after }: RuledFigureProps) {
  return (
    <p className="text-ui-s text-subtle tabular-nums [&>*]:block max-sm:[&>*]:inline">
      {before && <span>{before} </span>}
      <span className="text-body font-medium whitespace-nowrap text-ink">{value}</span>
      {after && <span> {after}</span>}
    </p>
  )
}
