import type { Request } from './requests.js'
import type { Answer } from './send.js'

/** Limits that are meant: who meets them is told to come again. */
const MEANT_503 = /retry-after/i
const TRACE = /\n\s+at [^\n]{0,200}:\d+:\d+|node_modules|\/app\/\w+\/\w+\.ts|\/build\/app\//
const DATABASE =
  /syntax error at|violates .{0,40}constraint|relation ".{0,60}" |pg_catalog|select .{0,200} from "?\w+"? where/i
/** What Node's own parser refuses before anything of the shop is asked. */
const CUT_OFF = /ECONNRESET|socket hang up|EPIPE|Parse Error/

/** What is wrong with an answer, or null. */
export function isWrong(
  request: Request,
  { status, headers, body, failure }: Answer
): string | null {
  if (failure?.startsWith('not sent')) return null
  if (failure) return CUT_OFF.test(failure) && mayBeCutOff(request) ? null : `no answer: ${failure}`
  if (status === 503 && MEANT_503.test(Object.keys(headers).join())) return null
  if (status >= 500) return `status ${status}`
  const isText = /json|html|text\/plain/.test(String(headers['content-type']))
  if (isText && status >= 400 && TRACE.test(body)) return 'a stack trace in the answer'
  if (isText && status >= 400 && DATABASE.test(body)) return 'words of the database in the answer'
  return null
}

/** Bodies that are too large are not read to their end, and what cannot be understood is cut off. */
const mayBeCutOff = ({ body, headers }: Request) =>
  (body?.length ?? 0) > 200_000 || 'expect' in headers || 'content-encoding' in headers
