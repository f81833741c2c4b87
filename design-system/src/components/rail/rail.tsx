import type { ReactNode } from 'react'
import { Disclosure } from '../disclosure'
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

/** An area with its own navigation at the side; narrow windows unfold it above the page. */
export function RailFrame({ label, groups, children }: RailFrameProps) {
  const current = groups.flatMap(({ links }) => links).find(({ isCurrent }) => isCurrent)
  return (
    <div className="grid min-h-below-header content-start lg:grid-cols-rail-page lg:content-stretch print:block">
      {groups.length > 0 && <FoldedRail key={current?.href} {...{ label, groups, current }} />}
      {groups.length > 0 && (
        <nav aria-label={label} className={RAIL}>
          <RailGroups groups={groups} />
        </nav>
      )}
      <div className="max-w-admin min-w-0 lg:col-start-2 px-page-margin pb-16">{children}</div>
    </div>
  )
}

interface FoldedRailProps {
  label: string
  groups: readonly RailGroup[]
  current?: RailLink
}

/** Closed again on every new page. */
function FoldedRail({ label, groups, current }: FoldedRailProps) {
  return (
    <div className="border-b border-line px-page-margin lg:hidden print:hidden">
      <Disclosure look="inline" title={current ? `${label}: ${current.label}` : label}>
        <nav aria-label={label} className="ps-3 pb-2 text-ui">
          <RailGroups groups={groups} />
        </nav>
      </Disclosure>
    </div>
  )
}

function RailGroups({ groups }: { groups: readonly RailGroup[] }) {
  return groups.map((group) => (
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
  ))
}

const RAIL = 'border-e border-line ps-page-margin pe-5 pt-6 pb-8 text-ui max-lg:hidden print:hidden'

function RailEntry({ href, label, count, isCurrent }: RailLink) {
  const Anchor = useAnchor()
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`-ms-3 flex items-baseline justify-between gap-2 border-s-2 py-1.5 max-lg:py-3 ps-2.5 no-underline ${isCurrent ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:bg-hover hover:text-ink'}`}
    >
      {label}{' '}
      {count && <span className="text-caption font-normal text-subtle tabular-nums">{count}</span>}
    </Anchor>
  )
}
