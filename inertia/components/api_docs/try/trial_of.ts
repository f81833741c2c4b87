import type { ApiCallDescription } from '../types'

/** What was typed, by place and name: `query limit`. */
export type Typed = Readonly<Record<string, string>>

type Parameter = ApiCallDescription['parameters'][number]

export const keyOf = ({ place, name }: Parameter): string => `${place} ${name}`

/** What somebody who tries a call may type: headers are for programs. */
export const fieldsOf = ({ parameters }: ApiCallDescription): Parameter[] =>
  parameters.filter(({ place }) => place !== 'header')

/** Whether a page can try it: it only reads, a token is enough or none is needed, and it answers no file. */
export const canBeTried = ({ method, example }: ApiCallDescription): boolean =>
  method === 'GET' && example.request.signIn !== 'session' && !example.request.answersFile

/** The address with what was typed, or what is missing in it. */
export function trialOf(call: ApiCallDescription, typed: Typed): { address: string } | string[] {
  const valueOf = (field: Parameter) => (typed[keyOf(field)] ?? '').trim()
  const fields = fieldsOf(call)
  const missing = fields.filter((field) => field.required && valueOf(field) === '')
  if (missing.length > 0) return missing.map(keyOf)
  const inPath = new Map(
    fields.filter(({ place }) => place === 'path').map((one) => [one.name, valueOf(one)])
  )
  const query = fields
    .filter((field) => field.place === 'query' && valueOf(field) !== '')
    .map((field) => `${field.name}=${encodeURIComponent(valueOf(field))}`)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath.get(name)!)
  )
  return { address: query.length > 0 ? `${path}?${query.join('&')}` : path }
}

/** What a header can hold: anything else is no token of this shop. */
export const isToken = (text: string): boolean => /^[\x21-\x7E]+$/.test(text)
