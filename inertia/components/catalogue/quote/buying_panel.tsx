import type { Data } from '@generated/data'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { isOneOff } from './is_one_off'
import { QuoteForm } from './quote_form'
import { rangePresets, type Days } from './range_presets'
import { RequestPanel } from './request_panel'

interface BuyingPanelProps {
  product: Data.Catalogue.Product
  quote: Data.Catalogue.Quote | null
  days: Days | null
  isAsking: boolean
  hasFailed: boolean
  onDays: (days: Days) => void
}

/** The way to buy that a product allows: a quote, a request, or a sentence why neither. */
export function BuyingPanel({ product, quote, days, ...asking }: BuyingPanelProps) {
  const t = useText('catalogue')
  const { code, buyingOptions, price, availableInRegion, venues, firstDay, lastDay } = product
  if (!availableInRegion) {
    return (
      <RequestPanel
        title={t('region.title')}
        text={t('errors.region')}
        action={t('region.contact')}
        href={`${ADDRESSES.contact}?product=${code}`}
      />
    )
  }
  if (!isOneOff(product) || !quote || !days) {
    const isPriced = price.kind !== 'request' && buyingOptions.includes('subscription')
    return (
      <RequestPanel
        title={isPriced ? t('filter.subscription') : t('quote.request_title')}
        text={isPriced ? t('quote.subscription_text') : t('quote.request_text')}
        action={t('quote.request_link')}
        href={`${ADDRESSES.subscriptionRequest}?product=${code}`}
      />
    )
  }
  return (
    <QuoteForm
      code={code}
      quote={quote}
      provider={venues[0]?.name ?? ''}
      days={days}
      presets={firstDay && lastDay ? rangePresets(firstDay, lastDay) : []}
      {...asking}
    />
  )
}
