import type { Data } from '@generated/data'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { TotalsTable } from '@kontor/design-system/totals_table'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { useFileWords } from '../detail/use_file_words'

interface SubscriptionPanelProps {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
  quote: Data.Catalogue.Quote | null
  choice?: ReactNode
}

/** What a subscription delivers, whether the customer has one, and the way to ask for it. */
export function SubscriptionPanel({ product, detail, quote, choice }: SubscriptionPanelProps) {
  const t = useText('catalogue/product')
  const quoteText = useText('catalogue/quote')
  const productsText = useText('catalogue/products')
  const { day } = useFormat()
  const { appears } = useFileWords(detail)
  const { code, firstDay, lastDay } = product
  const isEntitled = quote?.lines[0]?.owned?.bySubscription ?? false
  const rows = [
    { id: 'new', label: t('subscription.new_days'), amount: '', why: appears },
    ...(firstDay && lastDay
      ? [{ id: 'past', label: t('subscription.history'), amount: day(firstDay) }]
      : []),
    { id: 'price', label: t('subscription.price'), amount: productsText('price.request') },
  ]
  return (
    <QuotePanel
      id="quote"
      title={productsText('offer.subscription')}
      choice={choice}
      range={
        isEntitled ? (
          <Note title={t('subscription.entitled')}>{t('subscription.entitled_text')}</Note>
        ) : (
          <Text tone="muted">{quoteText('subscription_text')}</Text>
        )
      }
      lines={<TotalsTable caption={productsText('offer.subscription')} rows={rows} />}
      action={
        <LinkButton
          href={`${ADDRESSES.subscriptionRequest}?product=${code}`}
          variant="primary"
          size="large"
          isBlock
        >
          {quoteText('request_subscription')}
        </LinkButton>
      }
    />
  )
}
