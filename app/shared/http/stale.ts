import type { HttpContext } from '@adonisjs/core/http'

const CHANGED = /\.errors\.changed(_meanwhile|_by)?$/

/** Whether a refusal says that somebody else has changed what was to be changed. */
export const isStale = (code: string): boolean => CHANGED.test(code)

/** Who said by `If-Match` what is to be changed is told that this failed (412), all others of a conflict (409). */
export const statusOfStale = (
  { request }: HttpContext,
  code: string | undefined,
  status: number
) => (status === 409 && request.header('if-match') && isStale(code ?? '') ? 412 : status)
