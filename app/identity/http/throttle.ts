import limiter from '@adonisjs/limiter/services/main'

/**
 * Starting and finishing a sign-in costs calls to the provider. A whole company may stand behind one
 * address at nine o'clock, so the limit stops programs only; what can be guessed has limits of its own.
 */
export const signInThrottle = limiter.define('sign_in', (ctx) =>
  limiter.allowRequests(600).every('1 minute').usingKey(`sign-in:${ctx.request.ip()}`)
)
