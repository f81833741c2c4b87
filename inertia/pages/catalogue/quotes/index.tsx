import { DateText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { QuoteState } from '~/components/catalogue/quotes/quote_state'
import { savedQuoteAddress, type SavedQuote } from '~/components/catalogue/quotes/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import type { ShownList } from '~/components/shell/lists/types'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<'number'> & { quotes: SavedQuote[] }>

export default function Quotes({ quotes, ...shown }: Props) {
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
      <ListTable
        shown={shown}
        words={useListWords('catalogue/saved_quotes', 'list')}
        rows={quotes}
        rowKey={({ number }) => number}
        rowHref={({ number }) => savedQuoteAddress(number)}
        columns={useColumns()}
        first={isShopOpen && <Link href={ADDRESSES.products}>{t('new.browse')}</Link>}
        firstText={isShopOpen ? undefined : null}
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
