import { refuse } from '#shared/domain/result'

/** Somebody else's webhook is as unknown as one that does not exist. */
export const UNKNOWN = refuse('webhooks.errors.unknown', { status: 404 })
