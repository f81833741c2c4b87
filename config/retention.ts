import env from '#start/env'

/** For how many days what nobody needs any more is kept before `rows:retire` removes it. */
export default {
  /** What was written to the support; it has been mailed as well. */
  messageDays: env.get('MESSAGE_KEPT_DAYS', 1_095),
  /** Card payments that came to nothing, with the basket and the buyer that they were for. */
  failedPaymentDays: env.get('FAILED_PAYMENT_KEPT_DAYS', 400),
}
