import vine from '@vinejs/vine'
import { HEARD_FROM } from '#identity/domain/registration'
import { line } from '#shared/validators/line'

/** How somebody who registers heard of the shop; nobody has to say. */
export const heardFrom = () =>
  vine
    .object({
      how: vine.enum(HEARD_FROM).nullable().optional(),
      other: line().nullable().optional(),
    })
    .nullable()
    .optional()
