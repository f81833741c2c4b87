import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Refusal } from '#shared/domain/result'

/**
 * What a call calls the fields of the rules behind it, by the rules' name of a field or, where that means
 * several, by the code of the refusal; null where the call sends nothing of the kind.
 */
export type FieldNames = Readonly<Record<string, string | null>>

const names = new WeakMap<HttpContext, FieldNames>()

/** Refusals of the call name fields as they are sent to it. */
export const namingFields = (own: FieldNames) => (ctx: HttpContext, next: NextFn) => {
  names.set(ctx, own)
  return next()
}

/** The field of a refusal as whoever is answered has sent it; undefined where there is none. */
export function sentField(ctx: HttpContext, { code, field }: Refusal): string | undefined {
  if (field === undefined) return undefined
  const own = names.get(ctx) ?? {}
  const name = [code, field].find((one) => Object.hasOwn(own, one))
  return name === undefined ? field : (own[name] ?? undefined)
}
