import { definePort } from '#shared/ports'

type Watch = (productIds: readonly number[]) => void

/**
 * For higher modules: products whose price was just asked for, one for each quoted line. Told while a
 * request is answered, so they take note and do no work; nothing of it says who asks.
 */
export const quoteWatchers = definePort<Watch>('catalogue.quote_watchers')
