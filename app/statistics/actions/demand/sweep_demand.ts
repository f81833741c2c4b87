import { rows } from '#shared/database'

/** A year can be compared with the month a year before; what is older goes. */
export const sweepDemand = () =>
  rows(null, `delete from unmet_demands where day < shop_today() - interval '13 months'`)
