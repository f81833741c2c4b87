import type { Data } from '@generated/data'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { Selection } from '../addresses'
import type { WayOfBuying } from './buying_choice'
import { isOneOff } from './is_one_off'
import { BuyingChoice, RequestPanel, SubscriptionPanel } from '../later'
import type { QuoteAsking } from './quote_asking'
import { QuoteForm } from './quote_form'
import { rangePresets } from './range_presets'

interface BuyingPanelProps {
  product: Data.Catalogue.Product
  detail: Data.Catalogue.ProductDetail
  quote: Data.Catalogue.Quote | null
  selection: Selection | null
  asking: QuoteAsking
}

/** The ways to buy that a product allows: a quote, a subscription, a request, or why none. */
export function BuyingPanel({ product, detail, quote, selection, asking }: BuyingPanelProps) {
  const t = useText('catalogue/quote')
  const errorsText = useText('catalogue/errors')
  const productsText = useText('catalogue/products')
  const { code, buyingOptions, price, availableInRegion, firstDay, lastDay } = product
  const [way, setWay] = useState<WayOfBuying>('otp')
  const isBySubscription = buyingOptions.includes('subscription')
  const choice =
    buyingOptions.length > 1 ? <BuyingChoice value={way} onChange={setWay} /> : undefined
  if (!availableInRegion) {
    return (
      <RequestPanel
        title={productsText('region.title')}
        text={errorsText('region')}
        action={productsText('region.contact')}
        href={`${ADDRESSES.contact}?product=${code}`}
      />
    )
  }
  const isSubscribed = isBySubscription && !buyingOptions.includes('otp') && firstDay !== null
  if (price.kind === 'request' && !isSubscribed) {
    return (
      <RequestPanel
        title={t('request_title')}
        text={t('request_text')}
        action={t('request_subscription')}
        href={`${ADDRESSES.subscriptionRequest}?product=${code}`}
      />
    )
  }
  if (!isOneOff(product) || !quote || !selection || (isBySubscription && way === 'subscription')) {
    return <SubscriptionPanel product={product} detail={detail} quote={quote} choice={choice} />
  }
  return (
    <QuoteForm
      code={code}
      quote={quote}
      selection={selection}
      presets={firstDay && lastDay ? rangePresets(firstDay, lastDay) : []}
      knownDays={detail.knownDays}
      remarkHtml={detail.remarkHtml}
      nextPrice={detail.nextPrice}
      filterChoices={detail.filterChoices}
      choice={choice}
      asking={asking}
    />
  )
}
