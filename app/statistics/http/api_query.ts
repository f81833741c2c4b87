import { PAYMENT_METHODS } from '#catalogue'
import { is } from '#shared/http/api_description'
import { STATISTICS_QUERY } from '#shared/http/statistics_query'
import { CURSOR } from '#shared/lists/describe_question'
import { SALES_STATES, SALES_TYPES } from '#statistics/domain/asked'

const { about, text } = is

export const MOST_ROWS = 1_000

export const SPAN_QUERY = {
  ...STATISTICS_QUERY,
  page: about(is.integer, 'Page, beginning with 1.'),
  cursor: CURSOR,
  limit: { ...about(is.integer, 'Rows in an answer; 10 unless sent.'), maximum: MOST_ROWS },
}

export const SALES_QUERY = {
  ...SPAN_QUERY,
  orderTypeFilter: about(is.oneOf(SALES_TYPES), 'Type of the orders.'),
  orderStateFilter: about(
    text,
    `States, comma-separated, of ${SALES_STATES.join(', ')}; all but Failed and Rejected unless sent.`
  ),
  paymentMethodFilter: about(
    text,
    `Ways of payment, comma-separated, of ${PAYMENT_METHODS.join(', ')}.`
  ),
}

/** Of what only external users do. */
export const CONVERSION_QUERY = {
  from: SPAN_QUERY.from,
  to: SPAN_QUERY.to,
  page: SPAN_QUERY.page,
  cursor: SPAN_QUERY.cursor,
  limit: SPAN_QUERY.limit,
}
