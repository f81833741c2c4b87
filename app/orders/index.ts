export { OrderLedgerAccess } from '#orders/gateways/order_ledger_access'
