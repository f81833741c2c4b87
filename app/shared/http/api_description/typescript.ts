import type { ApiDocument } from '#shared/http/api_description/document'
import type { Schema } from '#shared/http/api_description/schema'

type Operation = ApiDocument['paths'][string][string]

/** The description as types of TypeScript: each schema by its name, each call with what it takes. */
export function typescriptOf({ paths, components }: ApiDocument): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`
  )
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(`${method.toUpperCase()} ${path}`, operation)
    )
  )
  return `${schemas.join('\n')}\nexport interface Calls {\n${calls.join('')}}\n`
}

function callOf(name: string, { summary, parameters, requestBody, responses }: Operation): string {
  const [body] = Object.values(requestBody?.content ?? {})
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const answers = good.map(([, { content }]) => dataOf(content))
  return [
    `  /** ${summary} */`,
    `  ${JSON.stringify(name)}: {`,
    `    path: ${parametersIn('path', parameters)}`,
    `    query: ${parametersIn('query', parameters)}`,
    `    body: ${body ? typeOf(body.schema) : 'undefined'}`,
    `    answer: ${[...new Set(answers)].join(' | ')}`,
    '  }\n',
  ].join('\n')
}

/** A file has no data: it is read as bytes. */
function dataOf(content: Record<string, { schema?: Schema }>): string {
  const [answer] = Object.values(content)
  return answer?.schema ? typeOf(answer.schema.properties!.data!) : 'ArrayBuffer'
}

function parametersIn(place: string, parameters: Operation['parameters']): string {
  const fields = parameters.filter((one) => one.in === place)
  return objectOf(fields.map(({ name, required, schema }) => ({ name, required, schema })))
}

type Field = { name: string; required: boolean; schema: Schema }

const objectOf = (fields: Field[]): string =>
  fields.length === 0
    ? 'Record<never, never>'
    : `{ ${fields.map(({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`).join('; ')} }`

export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat()
  return types.map((type) => typeNamed(type, schema)).join(' | ')
}

function typeNamed(type: string, schema: Schema): string {
  if (type === 'integer' || type === 'number') return 'number'
  if (['string', 'boolean', 'null'].includes(type)) return type
  if (type === 'array') return `Array<${schema.items ? typeOf(schema.items) : 'unknown'}>`
  return type === 'object' ? typeOfObject(schema) : 'unknown'
}

function typeOfObject({ properties, required = [], additionalProperties }: Schema): string {
  if (properties) {
    return objectOf(
      Object.entries(properties).map(([name, schema]) => ({
        ...{ name, schema },
        required: required.includes(name),
      }))
    )
  }
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  return `Record<string, ${values}>`
}
