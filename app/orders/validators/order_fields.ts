import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'

/** Amounts above are typing errors; they also fit everywhere. */
const MOST_CENTS = 100_000_000_000
export const MOST_EUROS = MOST_CENTS / 100

export const id = () => vine.number().withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)
export const cents = () => vine.number().withoutDecimals().min(0).max(MOST_CENTS)
export const euros = () => vine.number().decimal([0, 2]).min(0).max(MOST_EUROS)
export const percent = () => vine.number().decimal([0, 2]).min(0).max(100)
/** Stands on an invoice, where a line or two are enough. */
export const vatExemption = () => plainText().maxLength(300).nullable().optional()
export const remark = () => plainText().maxLength(5000).nullable().optional()
