import vine from '@vinejs/vine'
import { customerOnBehalf } from '#identity'
import { id } from '#shared/validators/numbers'
import { reason } from '#shared/validators/reason'
import { typed } from '#subscriptions/validators/date_range'

const MOST_AT_ONCE = 200

/** Names of types; that there is none the rules say in their own words. */
const names = () => vine.array(vine.string().trim().maxLength(160)).maxLength(MOST_AT_ONCE)

/** Whoever is meant; that nobody is the rules say as well. */
const userId = () => id().nullable().optional()

const trial = () => ({
  subscriptions: names().optional(),
  startDate: typed(),
  visibilityStartDate: typed(),
})

const assignment = () => ({
  ...{ ...trial(), userId: userId() },
  endDate: typed(),
  visibilityEndDate: typed(),
  trial: vine.boolean().optional(),
})

export const assignmentValidator = vine.create({
  ...{ ...assignment(), reason: reason() },
  isTold: vine.boolean().optional(),
})

/** A trial of sales is said by `salesTrial`; its ends set themselves. */
export const apiAssignmentValidator = vine.create({
  ...assignment(),
  ...{ userId: id(), reason: reason() },
  subscriptions: names(),
  salesTrial: vine.boolean().optional(),
})

export const trialValidator = vine.create({ ...trial(), userId: userId(), reason: reason() })

/** Sales register a customer who gets a trial at once. */
export const customerTrialValidator = vine.create(
  customerOnBehalf({ ...trial(), legalEntity: vine.accepted(), reason: reason() })
)

export const chosenValidator = vine.create({ user: id().optional() })
