import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { sayRate } from '#shared/http/rate_headers'

export type Allowance = {
  requests: number
  /** Length of the window: '1 minute', '1 hour'. */
  every: string
}

const allowances = new WeakMap<object, Allowance>()

/** Per person, or per address for visitors; more is answered with 429 and the time to wait. */
export function throttle(name: string, allowance: Allowance) {
  const { requests, every: duration } = allowance
  const limited = async (ctx: HttpContext, next: NextFn) => {
    const count = limiter.use({ requests, duration })
    sayRate(ctx, await count.consume(`${name}:${callerOf(ctx)}`).catch(saying(ctx)))
    return next()
  }
  allowances.set(limited, allowance)
  return limited
}

/** What a route's middleware allows; undefined for one that limits nothing. */
export const allowanceOf = (middleware: unknown): Allowance | undefined =>
  typeof middleware === 'function' ? allowances.get(middleware) : undefined

const saying = (ctx: HttpContext) => (error: unknown) => {
  if (error instanceof errors.E_TOO_MANY_REQUESTS) sayRate(ctx, error.response)
  throw error
}

function callerOf({ auth, request }: HttpContext): string {
  const userId = auth?.user?.id
  return userId ? `user:${userId}` : `ip:${request.ip()}`
}
