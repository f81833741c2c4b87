import type { HttpContext } from '@adonisjs/core/http'
import { scopesOf, type Scope } from '#identity'
import { callerOf } from '#shared/http/caller'

const mayOf = (scope: Scope) => (ctx: HttpContext, userId: number) => {
  const caller = callerOf(ctx)
  return caller.id === userId || scopesOf(caller).has(scope)
}

/** Own ones, or everybody's by right. */
export const mayReadReportsOf = mayOf('reports.read')

/** Whose reports somebody reads where none is named: everybody's (null), or own ones. */
export function readableOf(ctx: HttpContext): number | null {
  const caller = callerOf(ctx)
  return scopesOf(caller).has('reports.read') ? null : caller.id
}

export const mayAskReportsFor = mayOf('reports.write')
