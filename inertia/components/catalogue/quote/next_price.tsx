import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface NextPriceProps {
  price: Data.Catalogue.ProductDetail['nextPrice']
}

/** The price that is known to follow: the day of the order decides which of them holds. */
export function NextPrice({ price }: NextPriceProps) {
  const t = useText('catalogue/quote')
  const { day, money } = useFormat()
  if (!price) return null
  return <p>{t('next_price', { day: day(price.from), price: money(price.cents) })}</p>
}
