import { DateTime } from 'luxon'
import type { Address } from '#identity'
import { translate, type Locale } from '#shared/i18n'
import type { OrderDetail } from '#orders/queries/get_order'

/** Texts of a letter about an order, in the language it was ordered in. */
export const wordsOf =
  ({ locale }: Pick<OrderDetail, 'locale'>) =>
  (key: string, params: Record<string, unknown> = {}) =>
    translate(locale, `confirmation.${key}`, params)

/** An address as it stands on an envelope; its country in words. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { name, addressLine1, addressLine2, postcode, city, country } = address
  const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return [name, addressLine1, addressLine2 ?? '', `${postcode} ${city}`, countryName].filter(
    Boolean
  )
}

/** A moment as the shop's clock on the wall shows it. */
export const shownMoment = (iso: string) =>
  DateTime.fromISO(iso, { zone: 'Europe/Berlin' }).toFormat('yyyy/MM/dd HH:mm')
