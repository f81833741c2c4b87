import { useAnchor } from '../link'

export interface Facet {
  href: string
  label: string
  /** How many there are, written in the reader's notation. */
  count?: string
  isCurrent?: boolean
  /** False keeps search engines away from combinations without end. */
  isFollowed?: boolean
  children?: readonly Facet[]
}

export interface FacetGroup {
  /** Omitted for the entry that shows everything. */
  title?: string
  facets: readonly Facet[]
}

/** Ways to narrow a list at its side. Each is an address of its own, so a link. */
export function FacetList({ label, groups }: { label: string; groups: readonly FacetGroup[] }) {
  return (
    <nav aria-label={label} className="grid gap-5 text-ui">
      {groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title && <h2 className="pb-1 text-label font-semibold">{group.title}</h2>}
          <FacetLinks facets={group.facets} />
        </div>
      ))}
    </nav>
  )
}

function FacetLinks({ facets, isNested }: { facets: readonly Facet[]; isNested?: boolean }) {
  const Anchor = useAnchor()
  return (
    <ul>
      {facets.map((facet) => (
        <li key={facet.href}>
          <Anchor
            href={facet.href}
            rel={facet.isFollowed === false ? 'nofollow' : undefined}
            aria-current={facet.isCurrent ? 'page' : undefined}
            className={`${FACET} ${isNested ? 'ps-6' : 'ps-2.5'} ${facet.isCurrent ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:bg-hover hover:text-ink'}`}
          >
            <span className="min-w-0">{facet.label}</span>
            {facet.count && (
              <span className="font-normal text-subtle tabular-nums">{facet.count}</span>
            )}
          </Anchor>
          {facet.children && <FacetLinks facets={facet.children} isNested />}
        </li>
      ))}
    </ul>
  )
}

// The green rule hangs in the margin, so that labels and headings share one edge.
const FACET =
  '-ms-3 flex min-h-7 items-baseline justify-between gap-2 border-s-2 py-1 no-underline pointer-coarse:py-3'
