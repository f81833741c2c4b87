import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as overTls } from 'node:https'
import webhooks from '#config/webhooks'
import { clock } from '#shared/clock'
import { storable } from '#shared/domain/storable_text'
import type { Answer } from '#webhooks/domain/delivery'
import { secondsToWait } from '#webhooks/domain/seconds_to_wait'
import { hostOf } from '#webhooks/domain/receiver_url'
import { inCall, toldStatus } from '#shared/tracing/spans'
import { addressesOf, type Address } from '#webhooks/gateways/addresses_of'
import { problemOf, SendingProblem } from '#webhooks/gateways/sending_problem'

type Message = { url: string; headers: Record<string, string>; body: string }

const AGENT = 'Kontor-Webhooks/1.0'

/**
 * Posts a message once and answers what came of it; never throws. The addresses are looked up and
 * judged first, and the connection goes to them: a name that leads elsewhere a moment later changes
 * nothing. Redirects are not followed, and only the beginning of an answer is read. Traces say nothing of
 * the receiver, and nothing of them is sent to it.
 */
export const postMessage = (message: Message): Promise<Answer> =>
  inCall(
    { name: 'webhook POST', facts: { 'http.request.method': 'POST' } },
    () => post(message),
    ({ status, problem }) => ({ ...toldStatus(status), hasFailed: problem !== null })
  )

async function post(message: Message): Promise<Answer> {
  const ended = AbortSignal.timeout(webhooks.timeoutMs)
  try {
    const url = new URL(message.url)
    const addresses = await inTime(addressesOf(hostOf(url)), ended)
    const response = await send(url, { ...message, addresses, ended })
    const status = response.statusCode ?? 0
    const retryAfter = secondsToWait(response.headers['retry-after'], clock.now().toJSDate())
    return { status, problem: judge(status), answer: await beginningOf(response), retryAfter }
  } catch (error) {
    return { status: null, problem: problemOf(error), answer: wordsOf(error) }
  }
}

type Sent = Message & { addresses: [Address, ...Address[]]; ended: AbortSignal }

function send(url: URL, { headers, body, addresses, ended }: Sent): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: ended,
    lookup: ((_host: string, { all }: { all?: boolean }, done: (...found: unknown[]) => void) =>
      all
        ? done(null, addresses)
        : done(null, addresses[0].address, addresses[0].family)) as RequestOptions['lookup'],
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': AGENT,
    },
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overTls : overHttp)(url, options)
    request.on('response', resolve).on('error', reject)
    request.end(body)
  })
}

function judge(status: number): Answer['problem'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** What an answer begins with; the rest is not awaited. That it ends in the middle changes nothing. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const read: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      read.push(chunk)
      size += chunk.length
      if (size >= webhooks.answerBytes) break
    }
  } catch {
    // The status has said all that counts.
  }
  response.destroy()
  return storable(Buffer.concat(read).subarray(0, webhooks.answerBytes).toString('utf8'))
}

async function inTime<T>(work: Promise<T>, ended: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true })
  })
  return Promise.race([work, late])
}

function wordsOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  if (error instanceof SendingProblem) return message
  return storable((message || code).slice(0, 300))
}
