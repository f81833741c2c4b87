import { DateText } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { DataTable, TablePages } from '@kontor/design-system/patterns/data_table'
import { QuoteState } from '~/components/catalogue/quotes/quote_state'
import {
  QUOTES_ADDRESS,
  savedQuoteAddress,
  type SavedQuote,
} from '~/components/catalogue/quotes/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const PAGE_SIZE = 10

type Paging = { totalCount: number; page: number; pages: number }
type Props = InertiaProps<{ quotes: SavedQuote[]; paging: Paging }>

export default function Quotes({ quotes, paging }: Props) {
  const t = useText('catalogue/saved_quotes')
  const shell = useText('shell/frame')
  const isShopOpen = useIsShopOpen()
  return (
    <div className="pb-16">
      <PageHead
        title={t('title')}
        lead={t('list.lead')}
        crumbs={[{ name: shell('nav.account'), href: ADDRESSES.account }, { name: t('title') }]}
      />
      <DataTable
        caption={t('title')}
        rows={quotes}
        rowKey={({ number }) => number}
        rowHref={({ number }) => savedQuoteAddress(number)}
        columns={useColumns()}
        empty={
          <EmptyState
            title={t('list.none')}
            action={isShopOpen && <Link href={ADDRESSES.products}>{t('new.browse')}</Link>}
          >
            {isShopOpen && t('list.none_text')}
          </EmptyState>
        }
        pages={<Pages paging={paging} />}
      />
    </div>
  )
}

function useColumns() {
  const t = useText('catalogue/saved_quotes')
  const { money } = useFormat()
  const day = (value: string) => <DateText value={value} />
  return [
    { id: 'number', head: t('list.number'), cell: ({ label }: SavedQuote) => label },
    {
      id: 'products',
      head: t('list.products'),
      wrap: true,
      cell: ({ products: [name, ...others] }: SavedQuote) =>
        others.length > 0 ? t('list.and_more', { name, count: others.length }) : name,
    },
    { id: 'created', head: t('list.created'), cell: (row: SavedQuote) => day(row.createdOn) },
    { id: 'valid', head: t('list.valid_until'), cell: (row: SavedQuote) => day(row.validUntil) },
    {
      id: 'gross',
      head: t('list.gross'),
      end: true,
      cell: ({ grossCents }: SavedQuote) => money(grossCents),
    },
    {
      id: 'state',
      head: t('list.state'),
      cell: ({ state }: SavedQuote) => <QuoteState state={state} />,
    },
  ]
}

function Pages({ paging: { page, pages, totalCount: total } }: { paging: Paging }) {
  const t = useText('catalogue/saved_quotes')
  const from = (page - 1) * PAGE_SIZE + 1
  return (
    <TablePages
      range={t('list.range', { from, to: Math.min(page * PAGE_SIZE, total), total })}
      page={page}
      lastPage={pages}
      hrefOf={(wanted) => (wanted > 1 ? `${QUOTES_ADDRESS}?page=${wanted}` : QUOTES_ADDRESS)}
      labels={{
        nav: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (wanted) => t('list.page', { page: wanted }),
      }}
    />
  )
}
