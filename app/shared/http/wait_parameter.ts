import { is } from '#shared/http/api_description'
import { LONGEST_WAIT_SECONDS } from '#shared/http/waiting_callers'

/** `?wait=30`: an answer that comes when something has happened. */
export const waitUntil = (what: string) => ({
  wait: {
    ...is.about(is.integer, `Seconds: answers as soon as ${what}, or when they are over.`),
    minimum: 1,
    maximum: LONGEST_WAIT_SECONDS,
  },
})
