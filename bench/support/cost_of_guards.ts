import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Buyer } from './buyers.ts'

const CALLS = 4_000

export type Guard = 'token' | 'nobody'

/** Milliseconds of a processor that a call costs before its own work begins: who calls, and how often. */
export async function costOfGuards(app: ApplicationService, buyers: Buyer[], guard: Guard) {
  const { HttpContextFactory, RequestFactory } = await import('@adonisjs/core/factories/http')
  const { admitTokenCaller } = await import('#identity/http/token_caller')
  const { default: VisitorLimit } = await import('#identity/middleware/visitor_limit_middleware')
  const auth = await app.container.make('auth.manager')
  const nobody = new VisitorLimit()
  const next = () => Promise.resolve()

  const contextOf = (at: number): HttpContext => {
    const request = new RequestFactory().merge({ url: '/api/v1/countries' }).create()
    if (guard === 'token') {
      request.request.headers.authorization = `Bearer ${buyers[at % buyers.length]!.token}`
    }
    const ctx = new HttpContextFactory().merge({ request }).create()
    ctx.auth = auth.createAuthenticator(ctx)
    Object.defineProperty(request, 'ip', { value: () => `10.0.${at % 200}.1` })
    return ctx
  }
  const pass = async (ctx: HttpContext) => {
    if (guard === 'nobody') return void (await nobody.handle(ctx, next))
    if (!(await admitTokenCaller(ctx))) throw new Error('A token was refused')
  }

  for (let at = 0; at < CALLS / 8; at++) await pass(contextOf(at))
  const contexts = Array.from({ length: CALLS }, (_, at) => contextOf(at))
  const before = process.cpuUsage()
  for (const ctx of contexts) await pass(ctx)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / CALLS
}
