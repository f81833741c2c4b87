import { object, type Schema } from '#shared/http/api_description/schema'

/** What describes a field; alone for the property of that name, else with how it is found. */
type Field<R, G extends unknown[]> =
  Schema | readonly [Schema, (resource: R, ...given: G) => unknown]

type ValueOf<R, K, F> = F extends readonly [Schema, (...args: never[]) => infer V]
  ? V
  : K extends keyof R
    ? R[K]
    : never

/** Fields that say nothing of how they are found, and are no property. */
type Lost<R, F> = {
  [K in keyof F]: F[K] extends readonly unknown[] ? never : K extends keyof R ? never : K
}[keyof F]

type Complete<R, F> = [Lost<R, F>] extends [never]
  ? Schema
  : `${Lost<R, F> & string} is no property`

/** Each field of an answer once: `schema` describes it, `of` makes it, with what is `given`. */
export const fieldsOf =
  <R extends object, G extends unknown[] = []>() =>
  <const F extends Record<string, Field<R, G>>>(fields: F) => {
    const entries = Object.entries(fields as Record<string, Field<R, G>>)
    const schemas = Object.fromEntries(
      entries.map(([name, field]) => [name, isFound(field) ? field[0] : field])
    ) as Record<keyof F, Schema>
    return {
      schemas,
      schema: object(schemas) as Complete<R, F>,
      of: (resource: R, ...given: G) =>
        Object.fromEntries(
          entries.map(([name, field]) => [
            name,
            isFound(field) ? field[1](resource, ...given) : resource[name as keyof R],
          ])
        ) as { [K in keyof F]: ValueOf<R, K, F[K]> },
    }
  }

const isFound = <R, G extends unknown[]>(
  field: Field<R, G>
): field is readonly [Schema, (resource: R, ...given: G) => unknown] => Array.isArray(field)
