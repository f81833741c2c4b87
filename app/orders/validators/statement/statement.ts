import vine from '@vinejs/vine'

/** Banks name their files as they like; what is inside decides. */
export const statementFileValidator = vine.create({ file: vine.file({ size: '5mb' }) })

const id = () => vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

export const bookingsValidator = vine.create({
  bookings: vine
    .array(
      vine.object({
        entryId: id(),
        orderNumber: id().nullable().optional(),
        acceptsDifference: vine.boolean().optional(),
      })
    )
    .minLength(1)
    .maxLength(500),
})

export const entryValidator = vine.create({ isAside: vine.boolean() })
