import type { CsvColumn } from '#shared/csv'
import { translate, type Locale } from '#shared/i18n'
import { VISIBLE_STATES } from '#orders/domain/order_state'
import { ORDER_TYPES } from '#orders/domain/order_type'
import { PAYMENT_METHODS } from '#orders/domain/payment_method'
import type { ExportedOrder } from '#orders/queries/list/stream_orders'

const euros = (cents: number) => (cents / 100).toFixed(2)

/** Columns of the exported list, headed in the reader's language; days are YYYYMMDD. */
export function orderColumns(locale: Locale): CsvColumn<ExportedOrder>[] {
  const say = (key: string) => translate(locale, `orders_admin.export.${key}`)
  const [states, types, methods] = [
    wordsOf(locale, 'states', VISIBLE_STATES),
    wordsOf(locale, 'types', ORDER_TYPES),
    wordsOf(locale, 'methods', PAYMENT_METHODS),
  ]
  return [
    { header: say('number'), value: ({ number }) => number },
    { header: say('created'), value: ({ created }) => created },
    { header: say('updated'), value: ({ updated }) => updated },
    { header: say('state'), value: ({ state }) => states[state] },
    { header: say('type'), value: ({ type }) => types[type] },
    { header: say('payment'), value: ({ paymentMethod }) => methods[paymentMethod] },
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

/** Looked up once: an export has many rows and few words. */
const wordsOf = (locale: Locale, group: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, translate(locale, `orders.${group}.${name}`)]))
