import { TablePages } from '@kontor/design-system/patterns/data_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ListPaging } from './types'

interface ListPagesProps {
  limit: number
  paging: ListPaging
  hrefOf: (page: number) => string
}

/** Which rows of a list are shown, and the links to the others. */
export function ListPages({ limit, paging, hrefOf }: ListPagesProps) {
  const t = useText('shared/lists')
  const { count } = useFormat()
  const { page, pages, totalCount, isMore } = paging
  const shown = (row: number) => count(Math.min(row, totalCount))
  return (
    <TablePages
      range={t(isMore ? 'pages.range_of_more' : 'pages.range', {
        from: shown((page - 1) * limit + 1),
        to: shown(page * limit),
        total: count(totalCount),
      })}
      page={page}
      lastPage={pages}
      hrefOf={hrefOf}
      labels={{
        nav: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (wanted) => t('pages.page', { page: wanted }),
      }}
    />
  )
}
