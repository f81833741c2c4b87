import type { ReactNode } from 'react'
import { useAnchor } from '../link'

export interface RailLink {
  href: string
  label: string
  /** Written in the reader's notation. */
  count?: string
  isCurrent?: boolean
}

export interface RailGroup {
  title: string
  links: readonly RailLink[]
}

interface RailFrameProps {
  /** Names the navigation: "Administration". */
  label: string
  groups: readonly RailGroup[]
  children: ReactNode
}

/** An area with its own navigation at the side; narrow windows find it in the header's menu. */
export function RailFrame({ label, groups, children }: RailFrameProps) {
  return (
    <div className="grid min-h-below-header lg:grid-cols-rail-page">
      <nav aria-label={label} className={RAIL}>
        {groups.map((group) => (
          <div key={group.title} className="pb-5">
            <h2 className="pb-1 text-caption font-semibold text-subtle">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <RailEntry {...link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="max-w-admin min-w-0 px-page-margin pb-16">{children}</div>
    </div>
  )
}

const RAIL = 'border-e border-line ps-page-margin pe-5 pt-6 pb-8 text-ui max-lg:hidden print:hidden'

function RailEntry({ href, label, count, isCurrent }: RailLink) {
  const Anchor = useAnchor()
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`-ms-3 flex items-baseline justify-between gap-2 border-s-2 py-1.5 ps-2.5 no-underline ${isCurrent ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:bg-hover hover:text-ink'}`}
    >
      {label}{' '}
      {count && <span className="text-caption font-normal text-subtle tabular-nums">{count}</span>}
    </Anchor>
  )
}
