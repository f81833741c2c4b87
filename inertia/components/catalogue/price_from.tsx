import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Product = Data.Catalogue.Product

/** The lowest price of a product and its minimum; why there is none where there is none. */
export function PriceFrom({ product }: { product: Product }) {
  const t = useText('catalogue/products')
  const { money } = useFormat()
  const { price, minimalDays, buyingOptions, availableInRegion, smallestOrderDayCents } = product
  if (!availableInRegion) {
    return (
      <Text role="inherit" weight="medium">
        {t('price.region')}
      </Text>
    )
  }
  if (price.kind === 'request' || !buyingOptions.includes('otp')) {
    return (
      <>
        <Text weight="medium">{t('price.request')}</Text>
        {!buyingOptions.includes('otp') && <p>{t('price.subscription_only')}</p>}
      </>
    )
  }
  return (
    <>
      <p>
        {t('price.from')}{' '}
        <Text as="span" role="body-l" weight="medium">
          {money(smallestOrderDayCents ?? price.cents)}
        </Text>
        {t('price.day')}
      </p>
      <p>
        {price.kind === 'day'
          ? t('price.smallest', { count: minimalDays, sum: money(minimalDays * price.cents) })
          : t('price.minimum', { count: minimalDays })}
      </p>
      {price.kind === 'module' && <p>{t('price.module_line', { price: money(price.cents) })}</p>}
    </>
  )
}
