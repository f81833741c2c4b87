import { Unreadable, type Reader } from '#catalogue/domain/record_readers'

export type Problem = { field: string; code: string; params?: Record<string, string | number> }

/** Every field that an entry of a file may have: its name there, the property it becomes, how it is read. */
export type Fields<Property extends string = string> = Record<
  string,
  [property: Property, reader: Reader]
>

/** Reads an entry of a file; every field that cannot be read or that nobody knows is named. */
export function readFields(fields: Fields, raw: Record<string, unknown>) {
  const problems: Problem[] = []
  const record: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!known) problems.push({ field, code: 'unknown_field' })
    else readField(record, problems, field, known, value)
  }
  return { record, problems }
}

function readField(
  record: Record<string, unknown>,
  problems: Problem[],
  field: string,
  [property, reader]: Fields[string],
  value: unknown
): void {
  try {
    record[property] = reader(value)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    problems.push({ field, code: error.code, params: error.params })
  }
}
