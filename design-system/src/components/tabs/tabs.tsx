import type { ReactNode } from 'react'
import { useAnchor } from '../link'
import { SidewaysRow } from './sideways_row'

export interface TabLink {
  href: string
  label: string
  /** A count beside the label, already written in the reader's notation. */
  count?: string
  /** Read after the count: "orders". */
  countLabel?: string
  isCurrent?: boolean
}

interface TabsProps {
  /** Names the group: "Views", "Download centre". */
  label: string
  tabs: readonly TabLink[]
  /** A tool at the end of the row. */
  children?: ReactNode
}

/** Views of one page, each with an address of its own: so links, not a tab list. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const Anchor = useAnchor()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 border-b border-line-strong">
      <SidewaysRow label={label}>
        <ul className="flex gap-x-6 px-0.5">
          {tabs.map((tab) => (
            <li key={`${tab.href} ${tab.label}`} className="shrink-0">
              <Anchor
                href={tab.href}
                aria-current={tab.isCurrent ? 'page' : undefined}
                className={`${TAB} ${tab.isCurrent ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:border-line-strong hover:text-ink'}`}
              >
                {tab.label}{' '}
                {tab.count && (
                  <span className="font-normal text-subtle tabular-nums">
                    {tab.count}
                    {tab.countLabel && <span className="sr-only"> {tab.countLabel}</span>}
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </SidewaysRow>
      {children && <div className="pb-2">{children}</div>}
    </div>
  )
}

const TAB =
  'block border-b-2 pt-3 pb-2.5 text-ui whitespace-nowrap no-underline focus-visible:-outline-offset-2'
