import type { ReactNode } from 'react'
import { useAnchor } from '../link'
import { pageWindow } from './page_window'

interface PaginationProps {
  label: string
  /** From 1. */
  page: number
  pages: number
  /** "1 to 10 of 52", written by the application. */
  summary: ReactNode
  hrefOf: (page: number) => string
  /** Names a page: "Page 3". */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
}

/** Pages are places, so they are links. One page alone shows the summary only. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, summary, previousLabel, nextLabel } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4 text-ui text-muted">
      <p className="tabular-nums">{summary}</p>
      {pages > 1 && (
        <nav aria-label={label}>
          <ol className="flex flex-wrap items-center gap-0.5 text-ink">
            {page > 1 && <PageItem {...props} target={page - 1} word={previousLabel} />}
            {pageWindow(page, pages).map((target, index) =>
              target === 'gap' ? (
                <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-subtle">
                  …
                </li>
              ) : (
                <PageItem key={target} {...props} target={target} />
              )
            )}
            {page < pages && <PageItem {...props} target={page + 1} word={nextLabel} />}
          </ol>
        </nav>
      )}
    </div>
  )
}

interface PageItemProps extends PaginationProps {
  target: number
  word?: string
}

function PageItem({ page, target, word, hrefOf, pageLabel }: PageItemProps) {
  const Anchor = useAnchor()
  const isCurrent = target === page
  return (
    <li>
      <Anchor
        href={hrefOf(target)}
        aria-label={word ? undefined : pageLabel(target)}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${PAGE} ${isCurrent ? 'font-semibold shadow-current' : 'rounded-control hover:bg-hover'}`}
      >
        {word ?? target}
      </Anchor>
    </li>
  )
}

const PAGE =
  'inline-grid min-h-8 min-w-8 place-items-center px-1.5 tabular-nums no-underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'
