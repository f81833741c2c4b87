import type { ReactNode } from 'react'
import { BrandMark } from '../brand_mark'
import { Link } from '../link'

/** Leads somewhere, or opens something here. */
type FooterEntry = { label: string } & ({ href: string } | { onPress: () => void })

export interface FooterGroup {
  title: string
  links: readonly FooterEntry[]
}

interface AppFooterProps {
  brand: string
  /** Who runs the shop and for whom, in a sentence or two. */
  children: ReactNode
  groups: readonly FooterGroup[]
}

/** The foot of every page: help and legal pages in the same place everywhere. */
export function AppFooter({ brand, children, groups }: AppFooterProps) {
  return (
    <footer className="mt-24 border-t border-line-ink text-ui-s text-muted print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-page-margin pt-8 pb-10 max-md:grid-cols-2 md:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="max-md:col-span-full">
          <p className="flex items-center gap-2.5 pb-3 text-brand-s text-ink">
            <BrandMark size="small" />
            {brand}
          </p>
          <div className="max-w-lede">{children}</div>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} className="max-md:last:col-span-full">
            <h2 className="pb-2 text-ui-s font-semibold text-ink">{group.title}</h2>
            <ul>
              {group.links.map((entry) => (
                <li key={entry.label} className="py-1 hyphens-auto pointer-coarse:py-0">
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

function Entry(entry: FooterEntry) {
  if ('href' in entry) {
    return (
      <Link href={entry.href} variant="plain" isAlone>
        {entry.label}
      </Link>
    )
  }
  return (
    <button type="button" onClick={entry.onPress} className={PRESSED}>
      {entry.label}
    </button>
  )
}

/** As the links around it. */
const PRESSED =
  'cursor-pointer text-start underline decoration-transparent decoration-1 underline-offset-link hover:decoration-2 hover:decoration-current pointer-coarse:min-h-11'
