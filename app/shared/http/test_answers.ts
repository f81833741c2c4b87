import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { callerOrNobody } from '#shared/http/caller'

type Answer = (ctx: HttpContext) => unknown
type Asked = { name: string; method: string; rights: unknown }

/** What a test token may do with a call: it is answered as to anybody, or for tests alone. */
export type TestUse = 'same' | 'own'

export const TEST_HEADER = 'kontor-test'

const answers = new Map<string, Answer>()

/** Who answers a call in place of its controller where a test token asks, by the name of its route (ADR 69). */
export function answerTests(byRoute: Record<string, Answer>): void {
  for (const [name, answer] of Object.entries(byRoute)) answers.set(name, answer)
}

export const routesOfTests = (): string[] => [...answers.keys()]

/** Whether a program calls that only tries things out. */
export const isTest = (ctx: Partial<Pick<HttpContext, 'auth'>>): boolean =>
  callerOrNobody(ctx)?.tokenKind === 'test'

/** Null is refused: whatever needs a sign-in and is not answered for tests, and all that changes something. */
export function testUseOf({ name, method, rights }: Asked, makesNothing = false): TestUse | null {
  if (answers.has(name)) return 'own'
  return rights === null && (method === 'GET' || makesNothing) ? 'same' : null
}

/** Stands behind all guards of a described call: a test goes the whole way, but for who answers. */
export function inTest(ctx: HttpContext, next: NextFn): unknown {
  const answer = isTest(ctx) && answers.get(ctx.route?.name ?? '')
  return answer ? answer(ctx) : next()
}
