import { problemOf } from '#tests/support/described_answers'
import type { Request } from './requests.js'
import type { Answer } from './send.js'

/** What of a call's answer the description does not say, or null; pages are not described. */
export function driftOf({ method, path }: Request, answer: Answer): string | null {
  if (!isJson(answer) || answer.isCut) return null
  return problemOf(method, path.split('?')[0]!, {
    status: () => answer.status,
    header: (name) => String(answer.headers[name] ?? ''),
    body: () => JSON.parse(answer.body) as unknown,
  })
}

const isJson = ({ headers }: Answer) => /json/.test(String(headers['content-type']))
