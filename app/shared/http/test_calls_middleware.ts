import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { API_PREFIX, describedCalls } from '#shared/http/api_description/calls'
import { apiRoutes } from '#shared/http/api_description/routes'
import { failure } from '#shared/http/envelope'
import { isTest, TEST_HEADER, testUseOf, type TestUse } from '#shared/http/test_answers'

/** A test token is refused whatever is not named for tests; every answer to it says that it is a test. */
export default class TestCallsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!isTest(ctx)) return next()
    ctx.response.header(TEST_HEADER, 'true')
    return mayTest(ctx) ? next() : failure(ctx, { code: 'shared.errors.not_in_test', status: 403 })
  }
}

/** An address that no call has is answered as to everybody. */
function mayTest({ request, route }: HttpContext): boolean {
  const pattern = route?.pattern ?? ''
  if (!pattern.startsWith(API_PREFIX)) return true
  const method = request.method() === 'HEAD' ? 'GET' : request.method()
  return usesOfTests().has(`${method} ${pattern}`)
}

let uses: Map<string, TestUse> | undefined

/** Read once: routes do not change while it runs. */
const usesOfTests = () => (uses ??= readUses())

function readUses(): Map<string, TestUse> {
  const calls = new Map(describedCalls().map((call) => [`${call.method} ${call.path}`, call]))
  return new Map(
    apiRoutes().flatMap((route): [string, TestUse][] => {
      const place = `${route.method} ${route.pattern}`
      const call = calls.get(place)
      const use = call && testUseOf(route, call.makesNothing)
      return use ? [[place, use]] : []
    })
  )
}
