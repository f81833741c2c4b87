import vine from '@vinejs/vine'
import { whole } from '#shared/validators/numbers'
import { LINK_DAYS } from '#delivery/domain/link_rules'

/** How long a new public link is valid; three days where nothing is said. */
export const publicLinkValidator = vine.create({
  days: whole()
    .in([...LINK_DAYS])
    .optional(),
})
