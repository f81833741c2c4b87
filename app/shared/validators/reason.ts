import { plainText } from '#shared/http/plain_text'

/** Why something is done, for the history: an empty one is none. */
export const reason = (longest = 1_000) =>
  plainText()
    .maxLength(longest)
    .nullable()
    .transform((text) => text || undefined)
    .optional()
