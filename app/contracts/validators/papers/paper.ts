import vine from '@vinejs/vine'

const sha256 = () =>
  vine
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .optional()

/** What is inside decides, and how much of it; `replaces` is the checksum of the paper that was seen. */
export const paperValidator = vine.create({ file: vine.file(), replaces: sha256() })

export const seenPaperValidator = vine.create({ replaces: sha256() })
