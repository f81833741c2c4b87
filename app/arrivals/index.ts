/* The face of arrivals: the only file that others import. */
export { audiences, type Audience } from '#arrivals/ports/audiences'
export { announceBooked } from '#arrivals/actions/book/announce_booked'
export { bookDays } from '#arrivals/actions/book/book_days'
export { newestArrivals } from '#arrivals/queries/newest_arrivals'
export { plotsOf } from '#arrivals/queries/plots_of'
export { default as ArrivalTransformer } from '#arrivals/transformers/arrival_transformer'
export { runningNotices } from '#arrivals/queries/running_notices'
export { default as ShownNoticeTransformer } from '#arrivals/transformers/shown_notice_transformer'
