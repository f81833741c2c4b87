import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { describedCalls } from '#shared/http/api_description/calls'
import type { Random } from './random.js'

type Schema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  minimum?: number
  minLength?: number
  pattern?: string
}

/** Forms that routes read, by method and pattern: from the API's description and from the pages' validators. */
export async function readForms(): Promise<Map<string, Schema>> {
  const forms = new Map<string, Schema>()
  for (const [route, path, name] of namedValidators()) {
    const module = (await import(path)) as Record<string, { toJSONSchema(): object }>
    forms.set(route, module[name]!.toJSONSchema() as Schema)
  }
  for (const { method, path, body } of describedCalls()) {
    if (!body) continue
    const schema =
      'toJSONSchema' in body ? (body as { toJSONSchema(): object }).toJSONSchema() : body
    forms.set(`${method} ${path}`, schema as Schema)
  }
  return forms
}

const ENTRY = /methods: \[([^\]]*)\]\s+pattern: '([^']+)'\s+types: \{\s+body: (.*)/g
const VALIDATOR = /import\('([^']+)'\)\.(\w+)/

/** Which validator a route uses stands in the generated registry, because the pages' types need it. */
function namedValidators(): [route: string, path: string, name: string][] {
  const registry = readFileSync(app.makePath('.adonisjs/client/registry/schema.d.ts'), 'utf8')
  return [...registry.matchAll(ENTRY)].flatMap(([, methods, pattern, body]) => {
    const [, path, name] = VALIDATOR.exec(body!) ?? []
    if (!path || !name) return []
    const first = methods!.split(',')[0]!.replaceAll('"', '')
    return [[`${first} ${pattern!}`, path, name] as [string, string, string]]
  })
}

/** Something that has the form of a schema; most of it is what the rules ask for. */
export function sampleOf(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return sampleOf(random.pick(schema.anyOf), random)
  const type = [schema.type].flat()[0]
  if (type === 'object' || schema.properties) return sampleObject(schema, random)
  if (type === 'array') return schema.items ? [sampleOf(schema.items, random)] : []
  if (type === 'boolean') return random.often(0.8)
  if (type === 'integer') return random.pick([1, 2, 20260105, Math.max(1, schema.minimum ?? 1)])
  if (type === 'number') return random.pick([1, 10.5, 100, 20260105, schema.minimum ?? 1])
  return type === 'null' ? null : random.pick(TEXTS)
}

const TEXTS = [
  ...[
    'Elbquant',
    'DE',
    'a.person@elbquant.example',
    '2026-01-05',
    '2026/01/05',
    '20260105',
    'ACCESS',
  ],
  ...[
    '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a1',
    '+49 40 123456',
    '20457',
    'Tally-Mark-5',
    's-crd-abc',
  ],
  ...['https://example.com/a', 'DE0007164600', 'DE312748100', 'terms', 'Import'],
]

/** Fields whose rules a schema does not tell. */
const BY_NAME: Record<string, unknown> = {
  country: 'DE',
  email: 'a.person@elbquant.example',
  companyEmail: 'a.person@elbquant.example',
  phone: '+4940123456',
  mobilePhone: null,
  tin: 'DE312748100',
  vatId: 'DE312748100',
  from: '20260105',
  to: '20260109',
  bookedOn: 20260105,
  postcode: '20457',
  product: 'ACCESS',
  productCode: 'ACCESS',
  idempotencyKey: '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a2',
  clientItemId: '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a3',
  consents: ['terms', 'legal_entity'],
  website: undefined,
}

function sampleObject({ properties = {}, required = [] }: Schema, random: Random): unknown {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || random.often(0.7))
    .map(([name, schema]) => [
      name,
      Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : sampleOf(schema, random),
    ])
  return Object.fromEntries(entries) as object
}
