import type { HttpContext } from '@adonisjs/core/http'

type Called = Pick<HttpContext, 'auth'>

export const callerOf = ({ auth }: Called) => auth.use('web').getUserOrFail()

/** Undefined is nobody, also where a request failed before it was asked. */
export const callerOrNobody = ({ auth }: Partial<Called>) => auth?.use('web').user
