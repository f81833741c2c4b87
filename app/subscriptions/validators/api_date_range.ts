import vine from '@vinejs/vine'
import { id, smallId, version, whole } from '#shared/validators/numbers'
import { reason } from '#shared/validators/reason'
import { people } from '#subscriptions/validators/subscribers'

const LAST = 99_991_231

/** YYYYMMDD or 0; whether there is such a day the rules say, in their own words. */
const day = () => whole().min(0).max(LAST).nullable().optional()

const visibility = () => ({ visibilityStartDate: day(), visibilityEndDate: day() })

const range = () => ({
  ...{ startDate: day(), endDate: day(), actualStartDate: day() },
  ...visibility(),
  ...{ trial: vine.boolean().optional(), reason: reason() },
})

export const apiVisibilityValidator = vine.create({
  ...visibility(),
  ...{ reason: reason(), version: version().optional() },
})

export const apiSubscriberValidator = vine.create({
  unrestricted: vine.boolean(),
  ...{ ...visibility(), reason: reason(), version: version().optional() },
})

export const apiNewRangeValidator = vine.create(range())

export const apiRangeValidator = vine.create({
  ...range(),
  updatedAt: vine.string().trim().maxLength(40).optional(),
  version: version().optional(),
})

export const apiPeopleValidator = vine.create({ users: people(), reason: reason() })

export const entitledValidator = vine.create({
  userId: id(),
  subscriptionTypeId: smallId(),
})
