import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { sayRate } from '#shared/http/rate_headers'

type Allowance = { requests: number; duration: string }

/** Counts a call of whoever the key names; says how many are left, and false when there are none. */
export async function takesCall(ctx: HttpContext, key: string, allowance: Allowance) {
  const taken = await limiter.use(allowance).consume(key).catch(asRefusal)
  sayRate(ctx, taken)
  if (taken.availableIn > 0 && 'isRefused' in taken) {
    ctx.response.header('retry-after', taken.availableIn)
  }
  return !('isRefused' in taken)
}

/** A limiter that is out of order is no refusal. */
function asRefusal(error: unknown) {
  if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
  const { limit, availableIn } = error.response
  return { limit, availableIn, remaining: 0, isRefused: true as const }
}
