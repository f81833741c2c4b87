import limits from '#config/api_limits'
import { throttle } from '#shared/http/throttle'

export const previewLimit = throttle('preview', limits.nearer.previews)
export const sampleLimit = throttle('samples', limits.nearer.samples)
export const saving = throttle('save_quote', limits.nearer.savedQuotes)
export const drawing = throttle('quote_pdf', limits.nearer.quoteLetters)
