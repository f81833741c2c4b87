import { throttle } from '#shared/http/throttle'

/** Whoever reads files costs more than whoever reads pages. */
export const previewLimit = throttle('preview', { requests: 60, every: '1 minute' })
export const sampleLimit = throttle('samples', { requests: 60, every: '1 minute' })

/** Each saved quote takes a number for ever. */
export const saving = throttle('save_quote', { requests: 30, every: '10 minutes' })
export const drawing = throttle('quote_pdf', { requests: 60, every: '10 minutes' })
