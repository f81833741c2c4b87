import { Link } from '@kontor/design-system/link'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { CopyQuoteLink } from '~/components/catalogue/quotes/copy_quote_link'
import { OrderQuote } from '~/components/catalogue/quotes/order_quote'
import { QuoteDocument } from '~/components/catalogue/quotes/quote_document'
import { QuoteState } from '~/components/catalogue/quotes/quote_state'
import { QUOTES_ADDRESS, type WholeQuote } from '~/components/catalogue/quotes/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

export default function SavedQuotePage({ saved }: InertiaProps<{ saved: WholeQuote }>) {
  const t = useText('catalogue/saved_quotes')
  const shell = useText('shared/words')
  const frameText = useText('shell/frame')
  const { day } = useFormat()
  const { label, state, validUntil, quote } = saved
  const isShopOpen = useIsShopOpen()
  return (
    <div className="pb-16">
      <PageHead
        title={t('show.title', { label })}
        lead={t(`show.lead_${state}`, { day: day(validUntil) })}
        crumbs={[
          { name: frameText('nav.account'), href: ADDRESSES.account },
          { name: t('title'), href: QUOTES_ADDRESS },
          { name: label },
        ]}
      >
        <QuoteState state={state} size="title" />
      </PageHead>
      <QuoteFacts saved={saved} />
      <Text as="div" role="ui">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 pb-10" data-print="never">
          <Link href={saved.pdfHref} newWindowLabel={shell('new_window')}>
            {t('show.pdf')}
          </Link>
          <Link href={saved.jsonHref} newWindowLabel={shell('new_window')}>
            {t('show.json')}
          </Link>
          {isShopOpen && <Link href={saved.link}>{t('show.again')}</Link>}
          {isShopOpen && <CopyQuoteLink address={saved.link} />}
        </div>
      </Text>
      <QuoteDocument
        quote={quote}
        isOpen={false}
        action={
          state === 'valid' &&
          isShopOpen && (
            <div className="grid" data-print="never">
              <OrderQuote number={saved.number} />
            </div>
          )
        }
      />
    </div>
  )
}

function QuoteFacts({
  saved: { createdOn, validUntil, orderNumber, quote },
}: {
  saved: WholeQuote
}) {
  const t = useText('catalogue/saved_quotes')
  const { day } = useFormat()
  return (
    <div className="border-y border-line py-4">
      <SummaryList
        layout="columns"
        emptyLabel={t('show.none')}
        items={[
          { id: 'created', term: t('show.created'), value: day(createdOn) },
          { id: 'valid', term: t('show.valid_until'), value: day(validUntil) },
          {
            id: 'order',
            term: t('show.order'),
            value: orderNumber && (
              <Link href={`${ADDRESSES.orders}/${orderNumber}`}>{orderNumber}</Link>
            ),
          },
          { id: 'rules', term: t('show.rules'), value: quote.rulesVersion },
        ]}
      />
    </div>
  )
}
