import type { ReactNode } from 'react'
import { Link } from '../link'

export interface SummaryItem {
  id: string
  term: ReactNode
  /** Nothing here shows the list's `emptyLabel`. */
  value?: ReactNode
  mono?: boolean
  /** What is long and must not break: below its name over the whole width, side by side over two places. */
  isWide?: boolean
  /** The way to change it; `name` completes the link for screen readers: "billing address". */
  change?: { href: string; label: string; name: string }
}

interface SummaryListProps {
  items: readonly SummaryItem[]
  /** Words for a value nobody has given, "Not provided". */
  emptyLabel?: string
  /** Rows on hairlines, facts side by side under their terms, or a narrow column beside a page. */
  layout?: 'rows' | 'columns' | 'beside'
}

/** Facts with their names: an address, the head of an order, answers to check. */
export function SummaryList({ items, emptyLabel, layout = 'rows' }: SummaryListProps) {
  const columns = layout === 'columns'
  return (
    <dl className={columns ? COLUMNS : 'text-ui'}>
      {items.map((item) => (
        <div key={item.id} className={(item.isWide ? WIDE : FRAMES)[layout]}>
          <dt className={TERMS[layout]}>{item.term}</dt>
          <dd
            className={`min-w-0 wrap-break-word ${columns ? 'mt-0.5 font-medium' : ''} ${ink(item)}`}
          >
            {item.value ?? emptyLabel}
          </dd>
          {item.change && <ChangeLink {...item.change} />}
        </div>
      ))}
    </dl>
  )
}

const COLUMNS = 'grid grid-cols-facts gap-x-6 gap-y-4 text-ui'
const ROW =
  'grid grid-cols-summary gap-x-4 border-t border-line py-2.5 first:border-line-ink ' +
  'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:[&>dd]:col-start-1 max-sm:[&>dd]:row-start-2'

const BELOW = 'border-t border-line py-2.5'
const WIDE = { rows: BELOW, beside: BELOW, columns: 'col-span-full sm:col-span-2' }
const FRAMES = {
  rows: ROW,
  columns: '',
  beside: 'grid grid-cols-beside gap-x-3 border-t border-line py-2.5',
}
const TERMS = { rows: 'text-muted', columns: 'text-ui-s text-subtle', beside: 'text-muted' }

function ink({ value, mono }: SummaryItem): string {
  if (value === undefined || value === null || value === '') return 'text-subtle'
  return mono ? 'text-mono' : 'text-ink'
}

function ChangeLink({ href, label, name }: NonNullable<SummaryItem['change']>) {
  return (
    <dd className="text-ui">
      <Link href={href}>
        {label}
        <span className="sr-only"> {name}</span>
      </Link>
    </dd>
  )
}
