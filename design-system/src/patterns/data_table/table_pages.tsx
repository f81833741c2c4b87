import type { ReactNode } from 'react'
import { Pagination } from '../../components/pagination'

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

/** Which rows are shown, and the links to the others. */
export function TablePages({ range, page, lastPage, hrefOf, labels }: TablePagesProps) {
  return (
    <Pagination
      label={labels.nav}
      summary={range}
      page={page}
      pages={lastPage}
      hrefOf={hrefOf}
      pageLabel={labels.page}
      previousLabel={labels.previous}
      nextLabel={labels.next}
    />
  )
}
