import { Link } from '../link'

export interface Crumb {
  label: string
  /** The last one has none: it is the page itself. */
  href?: string
}

/** The way from the start to this page. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 py-5 text-ui-s text-subtle pointer-coarse:py-2">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.label}
            className="flex gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {index > 0 && (
              <span aria-hidden="true" className="text-line-strong">
                /
              </span>
            )}
            {crumb.href ? (
              <Link href={crumb.href} variant="quiet" isAlone>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
