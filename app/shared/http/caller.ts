import type { HttpContext } from '@adonisjs/core/http'

type Called = Pick<HttpContext, 'auth'>

/** Who calls, by session or by token; a call by nobody is an error (401). */
export const callerOf = ({ auth }: Called) => auth.use('web').getUserOrFail()

/** The same where visitors may call too: undefined is nobody, also where a request failed before it was asked. */
export const callerOrNobody = ({ auth }: Partial<Called>) => auth?.use('web').user
