export { placeOrder } from '#orders/actions/place_order'
export type { Checkout, PlacedOrder } from '#orders/domain/checkout'
export { fulfilmentReference, orderNumberOf } from '#orders/domain/fulfilment_reference'
export {
  HIDDEN_STATES,
  ORDER_STATES,
  VISIBLE_STATES,
  type OrderState,
} from '#orders/domain/order_state'
export { ORDER_TYPES, type OrderType } from '#orders/domain/order_type'
export { PAYMENT_METHODS, type PaymentMethod } from '#orders/domain/payment_method'
export { settleQuota, QuotaExhausted } from '#orders/actions/quota/settle_quota'
export { findQuotaToday, QUOTA_COLUMNS, type Quota } from '#orders/queries/quota/find_quota'
export { OrderLedgerAccess } from '#orders/gateways/order_ledger_access'
export { getOrder, getOrderForCustomer, type OrderDetail } from '#orders/queries/get_order'
export { ordersCompleted, ordersConfirmed, ordersPlaced } from '#orders/topics'
