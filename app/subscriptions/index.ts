/* The face of subscriptions: the only file that others import. */
export { cutToDaysIn } from '#subscriptions/actions/entitle/cut_to_days'
export { giveDaysIn } from '#subscriptions/actions/subscribers/give_days'
export { openRequest, type OpenedRequest } from '#subscriptions/actions/requests/open_request'
export { listPricesOf } from '#subscriptions/queries/list_prices_of'
export { lossesOfCut } from '#subscriptions/queries/losses_of_cut'
export { mayOrderReports } from '#subscriptions/queries/may_order_reports'
export { receivedDays } from '#subscriptions/queries/received_days'
export { renewalWish, type RenewalWish } from '#subscriptions/queries/renewal_wish'
