import { plainText } from '#shared/http/plain_text'

/** Stands on an invoice, where a line or two are enough. */
export const vatExemption = () => plainText().maxLength(300).nullable().optional()
export const remark = () => plainText().maxLength(5000).nullable().optional()
