import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Refusal } from '#shared/domain/result'
import { inPlaceOf } from '#shared/http/api_description/in_place_of'
import type { Schema } from '#shared/http/api_description/schema'
import { failure } from '#shared/http/envelope'
import { isGiven } from '#shared/lists/read_text'

type Query = Readonly<Record<string, Schema>>

const OF_EVERY_ADDRESS = ['lang']
const LARGEST = 999_999_999

/** Refuses unknown parameters and values at their place; what must be there is left to the call. */
export function strictQuery(query: Query) {
  return (ctx: HttpContext, next: NextFn) => {
    const refusals = problemsOf(query, ctx.request.qs())
    return refusals.length > 0 ? failure(ctx, refusals, 422) : next()
  }
}

export function problemsOf(query: Query, address: Record<string, unknown>): Refusal[] {
  return Object.entries(address).flatMap(([name, value]) => {
    if (OF_EVERY_ADDRESS.includes(name)) return []
    if (!Object.hasOwn(query, name)) {
      return [refusal('unknown', name, { known: inPlaceOf(Object.keys(query)) })]
    }
    return isGiven(value) ? problemOfValue(name, value, query[name]!) : []
  })
}

function problemOfValue(name: string, value: unknown, schema: Schema): Refusal[] {
  const { enum: choices, type, minimum: least = 1, maximum: most = LARGEST, maxLength } = schema
  if (choices && !choices.includes(value)) {
    return [refusal('not_one_of', name, { choices: choices.join(', ') })]
  }
  if (type === 'integer' && !isWholeNumber(value, Number(least), Number(most))) {
    return [refusal('not_in_range', name, { least: Number(least), most: Number(most) })]
  }
  if (maxLength !== undefined && !isText(value, Number(maxLength))) {
    return [refusal('not_a_search', name, { most: Number(maxLength) })]
  }
  return []
}

const isWholeNumber = (value: unknown, least: number, most: number) =>
  typeof value === 'string' &&
  /^\d{1,9}$/.test(value) &&
  Number(value) >= least &&
  Number(value) <= most

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most

const refusal = (code: string, name: string, params: Refusal['params']): Refusal => ({
  code: `shared.lists.errors.${code}`,
  params: { name, ...params },
  field: name,
})
