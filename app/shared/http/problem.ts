import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { isTest } from '#shared/http/test_answers'

type Told = { code: string; message: string; field?: string }

const PROBLEM = 'application/problem+json'

export const wantsProblem = (accept = ''): boolean => accept.includes(PROBLEM)

/** The refusal in the form of RFC 9457, for programs that ask for it; `errors` are those of the envelope. */
export function sendProblem(ctx: HttpContext, errors: Told[], status: number) {
  const [first] = errors
  const problem = {
    type: `${appUrl}/api/docs#errors`,
    title: first?.message ?? '',
    status,
    detail: errors.map(({ message }) => message).join(' - '),
    code: first?.code,
    errors,
    ...(isTest(ctx) && { test: true }),
  }
  const { response } = ctx
  response.status(status).header('cache-control', 'no-store').header('content-type', PROBLEM)
  response.send(JSON.stringify(problem))
}
