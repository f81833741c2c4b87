import { DateTime } from 'luxon'
import { SHOP_TIME_ZONE } from '#shared/clock'
import type { CsvColumn } from '#shared/csv'
import { translate, type Locale } from '#shared/i18n'
import type { ExportedOrder } from '#orders/queries/list/stream_orders'

const dayOf = (moment: Date) =>
  DateTime.fromJSDate(moment, { zone: SHOP_TIME_ZONE }).toFormat('yyyyMMdd')

const euros = (cents: number) => (cents / 100).toFixed(2)

/** Columns of the exported list, headed in the reader's language; days are YYYYMMDD. */
export function orderColumns(locale: Locale): CsvColumn<ExportedOrder>[] {
  const say = (key: string) => translate(locale, `orders_admin.export.${key}`)
  const word = (group: string, name: string) => translate(locale, `orders.${group}.${name}`)
  return [
    { header: say('number'), value: ({ number }) => number },
    { header: say('created'), value: ({ createdAt }) => dayOf(createdAt) },
    { header: say('updated'), value: ({ updatedAt }) => dayOf(updatedAt) },
    { header: say('state'), value: ({ state }) => word('states', state) },
    { header: say('type'), value: ({ type }) => word('types', type) },
    { header: say('payment'), value: ({ paymentMethod }) => word('methods', paymentMethod) },
    { header: say('company'), value: ({ company }) => company },
    { header: say('name'), value: ({ contactName }) => contactName },
    { header: say('email'), value: ({ email }) => email },
    { header: say('vat_id'), value: ({ tin }) => tin },
    { header: say('country'), value: ({ country }) => country },
    { header: say('reference'), value: ({ ownReference }) => ownReference },
    { header: say('products'), value: ({ products }) => products },
    { header: say('net'), value: ({ netCents }) => euros(netCents) },
    { header: say('vat_percent'), value: ({ vatPercent }) => vatPercent },
    { header: say('vat'), value: ({ vatCents }) => euros(vatCents) },
    { header: say('gross'), value: ({ grossCents }) => euros(grossCents) },
  ]
}
