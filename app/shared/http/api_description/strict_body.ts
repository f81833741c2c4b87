import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Refusal } from '#shared/domain/result'
import { inPlaceOf } from '#shared/http/api_description/in_place_of'
import type { Schema } from '#shared/http/api_description/schema'
import { unknownNames, type UnknownName } from '#shared/http/api_description/unknown_names'
import { failure } from '#shared/http/envelope'

/** A body of a megabyte can hold 100,000 of them, and a name of that length. */
const MOST = 20
const LONGEST = 200

/**
 * Refuses names that the call's body does not have (422), each at its place: nobody reads them, and whoever
 * sent them believes otherwise. `besides` are those that are looked at and described nowhere.
 */
export function strictBody(schemaOf: () => Schema, besides: readonly string[] = []) {
  let schema: Schema | undefined
  return function onlyKnownNames(ctx: HttpContext, next: NextFn): unknown {
    schema ??= schemaOf()
    const unknown = unknownNames(schema, sentIn(ctx))
      .filter(({ path }) => !besides.includes(path))
      .take(MOST)
    const refusals = [...unknown].map(refusalOf)
    return refusals.length > 0 ? failure(ctx, refusals, 422) : next()
  }
}

/** Files are names of a form as well. */
function sentIn({ request }: HttpContext): unknown {
  const body: unknown = request.body()
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isForm ? { ...body, ...request.allFiles() } : body
}

const refusalOf = ({ path, known }: UnknownName): Refusal => ({
  code: 'validation.rules.unknown',
  params: { name: path.slice(0, LONGEST), known: inPlaceOf(known) },
  field: path.slice(0, LONGEST),
})
