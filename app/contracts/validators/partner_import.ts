import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { LONGEST_LINE } from '#contracts/domain/import/import_line'

/** A hundred thousand partners fit; what is inside decides, not the name. */
export const partnerFileValidator = vine.create({ file: vine.file({ size: '8mb' }) })

export const mendedLineValidator = vine.create({ text: plainText().maxLength(LONGEST_LINE) })
