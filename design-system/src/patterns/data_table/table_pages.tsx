import type { ReactNode } from 'react'
import { TextLink } from '../../components/ruled_list/text_link'
import { pageWindow } from './page_window'

interface TablePagesProps {
  /** "1 to 10 of 52". */
  range: ReactNode
  page: number
  lastPage: number
  hrefOf: (page: number) => string
  labels: {
    /** Names the navigation: "Pages of orders". */
    nav: string
    previous: string
    next: string
    /** Names a page link: "Page 3". */
    page: (page: number) => string
  }
}

const LINK =
  'inline-grid min-h-8 min-w-8 place-items-center rounded-control px-1.5 text-ink hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11'

/** Which rows are shown, and the links to the others. */
export function TablePages({ range, page, lastPage, hrefOf, labels }: TablePagesProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4 text-ui text-muted tabular-nums">
      <span>{range}</span>
      {lastPage > 1 && (
        <nav aria-label={labels.nav}>
          <ol className="flex flex-wrap items-center gap-0.5">
            {page > 1 && <Step href={hrefOf(page - 1)} label={labels.previous} rel="prev" />}
            {pageWindow(page, lastPage).map((slot, at) => (
              <li key={slot === 'gap' ? `gap-${at}` : slot}>
                {slot === 'gap' ? (
                  <span aria-hidden="true" className="inline-grid min-w-6 place-items-center">
                    …
                  </span>
                ) : (
                  <PageLink
                    page={slot}
                    current={slot === page}
                    href={hrefOf(slot)}
                    labels={labels}
                  />
                )}
              </li>
            ))}
            {page < lastPage && <Step href={hrefOf(page + 1)} label={labels.next} rel="next" />}
          </ol>
        </nav>
      )}
    </div>
  )
}

function Step({ href, label, rel }: { href: string; label: string; rel: string }) {
  return (
    <li>
      <TextLink href={href} rel={rel} className={LINK}>
        {label}
      </TextLink>
    </li>
  )
}

interface PageLinkProps {
  page: number
  current: boolean
  href: string
  labels: TablePagesProps['labels']
}

function PageLink({ page, current, href, labels }: PageLinkProps) {
  if (current) {
    return (
      <span
        aria-current="page"
        className="inline-grid min-h-8 min-w-8 place-items-center border-b-2 border-accent px-1.5 pt-0.5 font-semibold text-ink"
      >
        <span className="sr-only">{labels.page(page)}</span>
        <span aria-hidden="true">{page}</span>
      </span>
    )
  }
  return (
    <TextLink href={href} aria-label={labels.page(page)} className={LINK}>
      {page}
    </TextLink>
  )
}
