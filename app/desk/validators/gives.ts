import vine from '@vinejs/vine'
import { id } from '#shared/validators/numbers'
import { DESK_KINDS } from '#desk/domain/kinds'

const MOST = 200

/** What is given to whom, by what the page knew of each; a rehearsal only asks what would become of it. */
export const givesValidator = vine.create({
  things: vine
    .array(
      vine.object({
        kind: vine.enum(DESK_KINDS),
        key: vine.string().regex(/^[\w-]{1,100}$/),
        toId: id().nullable(),
        fromId: id().nullable(),
      })
    )
    .minLength(1)
    .maxLength(MOST),
  isRehearsal: vine.boolean().optional(),
})
