import { DataTable, TablePages } from '@kontor/design-system/patterns/data_table'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  countries: { code: string; name: string; vat: number }[]
  paging: { totalCount: number; page: number; pages: number }
  list: { orderBy: 'name' | 'code' | 'vat'; orderDirection: 'asc' | 'desc'; limit: number }
}>

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

/** In development only: the data table with real rows. */
export default function TableDemo({ countries, paging, list }: Props) {
  const t = useText('site/table_demo')
  const address = (values: Record<string, string>) => `/tabledemo?${new URLSearchParams(values)}`
  const sort = (by: Props['list']['orderBy']) => {
    const isSorted = list.orderBy === by
    const next = isSorted && list.orderDirection === 'asc' ? 'desc' : 'asc'
    return {
      direction: isSorted ? DIRECTIONS[list.orderDirection] : null,
      href: address({ orderBy: by, orderDirection: next }),
    }
  }
  const { page, pages, totalCount: total } = paging
  const from = (page - 1) * list.limit + 1
  return (
    <div className="pb-16">
      <PageHead title={t('title')} lead={t('lead')} />
      <DataTable
        caption={t('caption')}
        rows={countries}
        rowKey={({ code }) => code}
        columns={[
          { id: 'name', head: t('name'), sort: sort('name'), cell: ({ name }) => name },
          { id: 'code', head: t('code'), sort: sort('code'), cell: ({ code }) => code },
          { id: 'vat', head: t('vat'), sort: sort('vat'), end: true, cell: ({ vat }) => vat },
        ]}
        pages={
          <TablePages
            range={t('range', { from, to: Math.min(page * list.limit, total), total })}
            page={page}
            lastPage={pages}
            hrefOf={(wanted) =>
              address({
                orderBy: list.orderBy,
                orderDirection: list.orderDirection,
                page: String(wanted),
              })
            }
            labels={{
              nav: t('pages'),
              previous: t('previous'),
              next: t('next'),
              page: (wanted) => t('page', { page: wanted }),
            }}
          />
        }
      />
    </div>
  )
}
