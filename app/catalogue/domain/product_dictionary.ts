import { readTypedDay } from '#shared/domain/typed_day'
import { Unreadable, type Reader } from '#catalogue/domain/record_readers'

/** A column of a product's files: what its values are and what they mean. */
export type ProductField = {
  name: string
  type: string
  unit: string | null
  meaningEn: string
  meaningDe: string
  /** First day whose files have it, where it came later. */
  since: string | null
}

/** The parts of a field in the order of its line, with their most characters. */
const PARTS = { name: 100, type: 60, unit: 40, meaningEn: 1_000, meaningDe: 1_000, since: 10 }
type Part = keyof ProductField
const NAMES = Object.keys(PARTS) as Part[]
const OPTIONAL: readonly Part[] = ['unit', 'since']

const MOST_FIELDS = 500
const BETWEEN = ' | '
const NONE = '-'
/** What would end a part, or a line. */
const PART_END = /[\p{Cc}|]/u

/** A field as one line, `price | double | EUR | Last price | Letzter Preis`; a day that it begins on comes last. */
export const lineOfField = ({ since, ...field }: ProductField): string =>
  [field.name, field.type, field.unit ?? NONE, field.meaningEn, field.meaningDe, since ?? []]
    .flat()
    .join(BETWEEN)

/** The field of a line that was read before. */
export const fieldOfLine = (line: string): ProductField => readField(line)

/** Fields as objects or as lines; in CSV and in the editor one line each. Answers their lines. */
export const dictionary: Reader = (value) => {
  const said = Array.isArray(value) ? value : String(value ?? '').split('\n')
  const fields = said.filter((one) => !isBlank(one)).map(readField)
  if (fields.length > MOST_FIELDS) throw new Unreadable('fields_many', { most: MOST_FIELDS })
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Unreadable('fields_twice', { name: twice })
  return fields.map(lineOfField)
}

function readField(value: unknown): ProductField {
  const said = partsOf(value)
  const unknown = Object.keys(said).find((part) => !(NAMES as string[]).includes(part))
  const name = String(said.name ?? '')
    .trim()
    .slice(0, PARTS.name)
  if (unknown !== undefined) throw new Unreadable('fields_unknown', { name, part: unknown })
  const wrong = NAMES.find((part) => !isReadable(part, said[part]))
  if (wrong) throw new Unreadable('fields_part', { name, part: wrong })
  return Object.fromEntries(NAMES.map((part) => [part, readPart(part, said[part])])) as ProductField
}

function partsOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  const parts = String(value).split('|')
  const named = parts.map((part, index) => [NAMES[index] ?? `${index + 1}`, part])
  return Object.fromEntries(named) as Record<string, unknown>
}

function isReadable(part: Part, value: unknown): boolean {
  if (isNone(value)) return OPTIONAL.includes(part)
  if (typeof value !== 'string') return false
  const text = value.trim()
  const isText = text.length <= PARTS[part] && !PART_END.test(text) && text.isWellFormed()
  return isText && (part !== 'since' || readTypedDay(text) !== null)
}

function readPart(part: Part, value: unknown): string | null {
  if (isNone(value) && OPTIONAL.includes(part)) return null
  const text = String(value).trim()
  return part === 'since' ? readTypedDay(text)!.iso : text
}

const isNone = (value: unknown) =>
  isBlank(value) || (typeof value === 'string' && value.trim() === NONE)

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
