import { ISO_DAY } from '#shared/domain/calendar_day'
import type { Schema } from '#shared/http/api_description/schema'

export const exampleWords = new Map<string, readonly unknown[]>()

const BY_FORMAT: Readonly<Record<string, { form: RegExp; value: string }>> = {
  'date': { form: ISO_DAY, value: '2026-03-02' },
  'date-time': { form: /^\d{4}-\d\d-\d\dT.+Z$/, value: '2026-03-02T09:15:00.000Z' },
  'uuid': {
    form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    value: '0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a1',
  },
  'email': { form: /^\S+@\S+$/, value: 'anna.brandt@elbquant.example' },
  'uri': { form: /^https:/, value: 'https://elbquant.example/backtesting' },
}

/** Examples of fields by name or `parent.field`; of several the first that fits is taken. */
export function exemplify(fields: Readonly<Record<string, readonly unknown[]>>): void {
  for (const [name, values] of Object.entries(fields)) {
    if (exampleWords.has(name)) throw new Error(`The field ${name} has examples twice`)
    exampleWords.set(name, values)
  }
}

export function exampleOfField(schema: Schema, name: string, parent: string): unknown {
  const said = [...(exampleWords.get(`${parent}.${name}`) ?? []), ...(exampleWords.get(name) ?? [])]
  const found = said.find((value) => fits(schema, value))
  return found === undefined ? BY_FORMAT[schema.format ?? '']?.value : found
}

function fits({ type, format, pattern, ...bounds }: Schema, value: unknown): boolean {
  if (bounds.enum && !bounds.enum.includes(value)) return false
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = bounds
  if (type && ![type].flat().some((one) => isOf(one, value))) return false
  if (typeof value === 'number') return value >= Number(minimum) && value <= Number(maximum)
  if (typeof value !== 'string') return true
  const isFormed = BY_FORMAT[format ?? '']?.form.test(value) ?? true
  const matches = pattern === undefined || new RegExp(String(pattern)).test(value)
  return isFormed && matches && value.length <= Number(maxLength)
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  const kind = value === null ? 'null' : typeof value
  return type === kind
}
