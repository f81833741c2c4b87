import { apiDocument } from '#shared/http/api_description/document'
import { readableDocument } from '#shared/http/api_description/readable'
import type { Locale } from '#shared/i18n'

type Readable = ReturnType<typeof readableDocument>
type Call = Readable['groups'][number]['calls'][number]

/** The part with what data looks like; each group of calls has one of its own. */
export const DATA_PART = 'data'

const made = new Map<Locale, Readable>()

/** Made once for each language: routes do not change while the shop runs. */
function readable(locale: Locale): Readable {
  const known = made.get(locale) ?? readableDocument(apiDocument(locale), locale)
  made.set(locale, known)
  return known
}

/** What a page of all calls shows at once and looks through; the rest comes by parts. */
export function briefDocument(locale: Locale) {
  const { groups, schemas, errors } = readable(locale)
  return {
    errors,
    groups: groups.map(({ calls, ...group }, at) => ({
      ...group,
      part: partNames()[at]!,
      calls: calls.map(briefOf),
    })),
    schemas: schemas.map(({ name }) => name),
  }
}

/** What calls of a group take and answer, by their ids, or data by its name; null where there is no such part. */
export function partOf(locale: Locale, part: string): Record<string, unknown> | null {
  const { groups, schemas } = readable(locale)
  if (part === DATA_PART) {
    return Object.fromEntries(schemas.map(({ name, outline }) => [name, outline]))
  }
  const group = groups[partNames().indexOf(part)]
  return group ? Object.fromEntries(group.calls.map((call) => [call.id, restOf(call)])) : null
}

/** In every language the same. */
const partNames = () =>
  apiDocument('en').tags.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'))

const briefOf = ({ parameters, id, method, path, summary, description, rights }: Call) => ({
  ...{ id, method, path, summary, description, rights },
  names: parameters.map(({ name }) => name),
})

const restOf = ({ parameters, body, answers, errors, example }: Call) => ({
  ...{ parameters, body, answers, errors, example },
})
