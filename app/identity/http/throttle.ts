import limiter from '@adonisjs/limiter/services/main'

/** A whole company may stand behind one address: the limit stops programs only. */
export const signInThrottle = limiter.define('sign_in', (ctx) =>
  limiter.allowRequests(600).every('1 minute').usingKey(`sign-in:${ctx.request.ip()}`)
)
