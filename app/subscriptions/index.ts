/* The face of subscriptions: the only file that others import. */
export { openRequest, type OpenedRequest } from '#subscriptions/actions/requests/open_request'
export { mayOrderReports } from '#subscriptions/queries/may_order_reports'
