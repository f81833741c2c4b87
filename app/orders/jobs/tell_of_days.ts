import { tellBuyers } from '#orders/actions/changed_days/tell_buyers'
import type { DaysChange } from '#orders/domain/days_change'
import { defineJob } from '#shared/jobs'

/** Outside the import, which waits for nobody's mail. */
export const tellOfDays = defineJob<DaysChange>('orders.tell_of_days', { handle: tellBuyers })
