import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import type { Address } from '#identity'
import { countryName } from '#shared/countries/country_name'
import { translate, type Locale } from '#shared/i18n'
import type { OrderDetail } from '#orders/queries/get_order'

export const wordsOf =
  ({ locale }: Pick<OrderDetail, 'locale'>) =>
  (key: string, params: Record<string, unknown> = {}) =>
    translate(locale, `confirmation.${key}`, params)

/** An address as it stands on an envelope, its country in words; staff may have left parts out. */
export function addressLines(address: Partial<Address>, locale: Locale): string[] {
  const { name, addressLine1, addressLine2, postcode, city, country } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  const lines = [name, addressLine1, addressLine2, place, country && countryName(country, locale)]
  return lines.filter((line): line is string => Boolean(line))
}

/** A moment as the shop's clock on the wall shows it. */
export const shownMoment = (iso: string) =>
  DateTime.fromISO(iso, { zone: SHOP_TIME_ZONE }).toFormat('yyyy/MM/dd HH:mm')
