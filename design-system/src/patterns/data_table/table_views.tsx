import { TextLink } from '../../components/ruled_list/text_link'

export interface TableView {
  id: string
  label: string
  /** How many rows it holds, formatted. */
  count?: string
  href: string
  current?: boolean
}

/** Kept questions as tabs with their counts; they are links, so the address tells which one. */
export function TableViews({ label, views }: { label: string; views: readonly TableView[] }) {
  return (
    <nav
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line-strong [scrollbar-width:none]"
    >
      {views.map(({ id, label: name, count, href, current }) => (
        <TextLink
          key={id}
          href={href}
          aria-current={current ? 'true' : undefined}
          className={`border-b-2 pt-3 pb-2.5 text-ui whitespace-nowrap focus-visible:-outline-offset-2 ${current ? 'border-accent font-semibold text-ink' : 'border-transparent text-muted hover:border-line-strong hover:text-ink'}`}
        >
          {name}
          {count !== undefined && (
            <span className="ms-1 font-normal text-subtle tabular-nums"> {count}</span>
          )}
        </TextLink>
      ))}
    </nav>
  )
}
