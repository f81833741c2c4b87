import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Product = Data.Catalogue.Product

/** The lowest price of a product and its minimum; why there is none where there is none. */
export function PriceFrom({ product }: { product: Product }) {
  const t = useText('catalogue')
  const { money } = useFormat()
  const { price, minimalDays, buyingOptions, availableInRegion } = product
  if (!availableInRegion) return <p className="font-medium text-ink">{t('price.region')}</p>
  if (price.kind === 'request' || !buyingOptions.includes('otp')) {
    return (
      <>
        <p className="text-body font-medium text-ink">{t('price.request')}</p>
        {!buyingOptions.includes('otp') && <p>{t('price.subscription_only')}</p>}
      </>
    )
  }
  return (
    <>
      <p>
        {t('price.from')}{' '}
        <span className="text-body-l font-medium text-ink">{money(price.cents)}</span>{' '}
        {t(`price.${price.kind}`)}
      </p>
      <p>{t('price.minimum', { count: minimalDays })}</p>
    </>
  )
}
