import type { Csv } from '#shared/lists'
import type { ExportedOrder } from '#orders/queries/list/stream_orders'

const euros = (cents: number) => (cents / 100).toFixed(2)

/** Days are YYYYMMDD. */
export const ORDER_COLUMNS: Csv<ExportedOrder, unknown>['columns'] = {
  number: 'number',
  created: 'created',
  updated: 'updated',
  state: ({ state }, say) => say(`orders.order.states.${state}`),
  type: ({ type }, say) => say(`orders.order.types.${type}`),
  payment: ({ paymentMethod }, say) => say(`orders.order.methods.${paymentMethod}`),
  company: 'company',
  name: 'contactName',
  email: 'email',
  vat_id: 'tin',
  country: 'country',
  reference: 'ownReference',
  products: 'products',
  net: ({ netCents }) => euros(netCents),
  vat_percent: 'vatPercent',
  vat: ({ vatCents }) => euros(vatCents),
  gross: ({ grossCents }) => euros(grossCents),
}
