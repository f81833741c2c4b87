import limiter from '@adonisjs/limiter/services/main'

/** Starting and finishing a sign-in costs calls to the provider; nobody needs many of them. */
export const signInThrottle = limiter.define('sign_in', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(`sign-in:${ctx.request.ip()}`)
)
