import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'

type Allowance = {
  requests: number
  /** Length of the window: '1 minute', '1 hour'. */
  every: string
}

/** Per person, or per address for visitors; more is answered with 429 and the time to wait. */
export function throttle(name: string, { requests, every }: Allowance) {
  return limiter.define(name, (ctx) =>
    limiter
      .allowRequests(requests)
      .every(every)
      .usingKey(`${name}:${callerOf(ctx)}`)
  )
}

function callerOf({ auth, request }: HttpContext): string {
  const userId = auth?.user?.id
  return userId ? `user:${userId}` : `ip:${request.ip()}`
}
