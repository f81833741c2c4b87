import { matchesGlob } from 'node:path/posix'
import { ApiClient, type ApiResponse } from '@japa/api-client'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import router from '@adonisjs/core/services/router'
import { ISO_DAY } from '#shared/domain/calendar_day'
import { apiDocument } from '#shared/http/api_description'
import { API_PREFIX } from '#shared/http/api_description/calls'
import { codesOfEveryCall } from '#shared/http/api_description/refusal_codes'
import type { Schema } from '#shared/http/api_description/schema'

/** Holds every answer of the HTTP API that any test receives to its description. */
export function holdAnswersToTheirDescription(): void {
  ApiClient.teardown((response) => {
    const { method, endpoint } = response.request.config
    const { pathname } = new URL(endpoint, 'http://shop.invalid')
    const problem = problemOf(method, pathname, response)
    if (problem) throw new Error(problem)
  })
}

type Answer = Pick<ApiResponse, 'status' | 'body' | 'header'>

/** What of an answer is not as the OpenAPI document says, or null. */
export function problemOf(method: string, path: string, answer: Answer): string | null {
  const operation = operationAt(method, path)
  if (!operation) return null
  const { name, responses } = operation
  const status = String(answer.status())
  const described = responses[status] ?? (answer.status() >= 400 ? responses.default : undefined)
  if (!described) return `${name} answers ${status}, which is not described`
  const header = otherHeader(described.headers, status, answer)
  if (header) return `${name} answers ${status} ${header}`
  const types = Object.keys(described.content)
  if (types.length === 0 && isEmpty(answer.body())) return null
  const sent = answer.header('content-type') ?? ''
  const type = types.find((one) => sent.startsWith(one))
  if (!type) return `${name} answers ${sent}, described is ${types.join(', ')}`
  if (!described.content[type]!.schema) return null
  const body: unknown = answer.body()
  return (
    mismatch(name, status, type, body) ??
    unnamed(operation, status, body) ??
    unsent(operation, body) ??
    spelled(operation, body)
  )
}

/** Without which an answer of this status is of no use. */
const NEEDED: Readonly<Record<string, string>> = {
  ...{ 304: 'ETag', 401: 'WWW-Authenticate', 415: 'Accept', 429: 'Retry-After' },
}

/** A header that is sent and not described, or needed and not sent. */
function otherHeader(described: object, status: string, answer: Answer): string | null {
  const needed = NEEDED[status]
  if (needed && !answer.header(needed.toLowerCase())) return `without ${needed}`
  const other = Object.keys(apiDocument().components.headers).find(
    (name) => answer.header(name.toLowerCase()) && !(name in described)
  )
  return other ? `with ${other}, which is not described` : null
}

const isEmpty = (body: unknown) => Object.keys(body ?? {}).length === 0

type Operation = {
  'name': string
  'x-error-codes': readonly string[]
  'parameters': { name: string }[]
  'requestBody'?: { content: Record<string, { schema?: Schema }> }
}

type Refused = { errors?: { code: string; field?: string }[] }

/** A refusal by a code that the description of its call does not name. */
function unnamed(operation: Operation, status: string, body: unknown): string | null {
  const { errors = [] } = (body ?? {}) as Refused
  const named = [...operation['x-error-codes'], ...codesOfEveryCall()]
  const isNamed = (code: string) => named.some((name) => matchesGlob(code, name))
  const other = errors.find(({ code }) => !isNamed(code))
  return other
    ? `${operation.name} answers ${status} with ${other.code}, which is not named: npm run codegen reads it from the code`
    : null
}

/** These are about whatever name was sent. */
const saysAnyName = (code: string) =>
  code.endsWith('.unknown') || code === 'validation.rules.storable'

/** A refusal at a field that nobody can send. */
function unsent({ name, parameters, requestBody }: Operation, body: unknown): string | null {
  const { errors = [] } = (body ?? {}) as Refused
  const contents = Object.values<{ schema?: Schema }>(requestBody?.content ?? {})
  const bodies = contents.flatMap(({ schema }) => (schema ? [schema] : []))
  const isSent = (field: string) =>
    parameters.some((one) => one.name === field.split('.')[0]) || holds(bodies, field.split('.'))
  const other = errors.find(({ code, field }) => field && !saysAnyName(code) && !isSent(field))
  return other
    ? `${name} refuses ${other.field} by ${other.code}: what is sent has another name`
    : null
}

/** Cells of files are as their columns are. */
const OF_FILES = ['rows']

/** A day in another form than YYYYMMDD, under its name. */
function spelled({ name }: Operation, body: unknown): string | null {
  const found = dayIn('', (body as { data?: unknown } | null)?.data)
  return found && `${name} answers ${found}: days are YYYYMMDD`
}

function dayIn(name: string, value: unknown): string | null {
  if (typeof value === 'string' && ISO_DAY.test(value)) return `${name} ${value}`
  if (typeof value !== 'object' || value === null || OF_FILES.includes(name)) return null
  const below = Object.entries(value).map(([key, one]) => dayIn(key, one))
  return below.find((one) => one !== null) ?? null
}

function holds(schemas: Schema[], [name, ...rest]: string[]): boolean {
  if (name === undefined) return true
  const forms = schemas.flatMap((one) => [one, ...(one.anyOf ?? [])])
  const below = forms.flatMap(({ properties, items }): Schema[] => {
    const found = properties?.[name] ?? (/^\d+$/.test(name) ? items : undefined)
    return found ? [found] : []
  })
  return below.length > 0 && holds(below, rest)
}

function operationAt(method: string, path: string) {
  if (!path.startsWith(`${API_PREFIX}/`)) return null
  const route = router.match(path, method, true)?.route
  const pattern = route?.pattern.slice(API_PREFIX.length).replaceAll(/:(\w+)\??/g, '{$1}')
  const operation = pattern ? apiDocument().paths[pattern]?.[method.toLowerCase()] : undefined
  return operation && { name: `${method.toUpperCase()} ${pattern}`, ...operation }
}

const validators = new Map<string, ValidateFunction>()
let ajv: Ajv2020 | undefined

function mismatch(name: string, status: string, type: string, body: unknown): string | null {
  const problem = problemOfValue(wayTo(name, status, type), body)
  return problem && `${name} ${status} is not as described: ${problem}`
}

function wayTo(name: string, status: string, type: string): string[] {
  const [method, pattern] = name.split(' ') as [string, string]
  const responses = apiDocument().paths[pattern]![method.toLowerCase()]!.responses
  const key = responses[status] ? status : 'default'
  return ['paths', pattern, method.toLowerCase(), 'responses', key, 'content', type, 'schema']
}

/** What of a value is not as the schema at a place of the document says, or null. */
export function problemOfValue(way: string[], value: unknown): string | null {
  const validate = validatorOf(way)
  if (validate(value)) return null
  const [error] = validate.errors ?? []
  return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params ?? {})}`
}

function validatorOf(way: string[]): ValidateFunction {
  const pointer = way.map((part) => encodeURIComponent(escaped(part))).join('/')
  const known = validators.get(pointer)
  if (known) return known
  ajv ??= newAjv()
  const validate = ajv.compile({ $ref: `document#/${pointer}` })
  validators.set(pointer, validate)
  return validate
}

function newAjv(): Ajv2020 {
  const made = new Ajv2020({ strict: false })
  addFormats.default(made)
  made.addSchema(apiDocument(), 'document')
  return made
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
