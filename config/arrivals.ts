import env from '#start/env'
import shop from '#config/shop'

const named = env
  .get('ARRIVAL_CONTACTS', '')
  .split(',')
  .map((one) => one.trim())
  .filter(Boolean)

/** How the days of products are awaited. */
export default {
  /** Addresses of the operator that are told of every late day. */
  contacts: named.length > 0 ? named : [shop.support.email],
  /** Days are expected so long before they are due. */
  plannedHours: 36,
  /** What comes later than this was loaded afterwards: no morning of it is kept, and nothing learnt. */
  loadedAfterDays: 7,
  /** A late day that has not come by then is missing. */
  missingAfterHours: 72,
  /** How old the public page may be. */
  keptSeconds: 15,
}
