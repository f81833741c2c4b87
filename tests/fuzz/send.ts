import { Agent, request as open, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, unzipSync } from 'node:zlib'

export type Sent = {
  method: string
  /** Path and query, as they go over the wire. */
  path: string
  headers: Record<string, string>
  body?: Buffer
}

export type Answer = {
  status: number
  headers: IncomingMessage['headers']
  body: string
  /** It was left before its end. */
  isCut?: boolean
  /** What went wrong between the two processes, if anything. */
  failure?: string
  /** The connection was kept open from an earlier request, and closed just when this one came. */
  isLate?: boolean
}

const UNPACK: Record<string, (packed: Buffer) => Buffer> = {
  gzip: unzipSync,
  deflate: unzipSync,
  br: brotliDecompressSync,
}

const LONGEST_MS = 30_000
const MOST_BYTES = 400_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends bytes as they are; streams without an end are left as soon as they have begun. */
export async function send(port: number, sent: Sent): Promise<Answer> {
  const answer = await sendOnce(port, sent)
  return answer.isLate ? sendOnce(port, sent) : answer
}

function sendOnce(port: number, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (failure: string, isLate = false) =>
      resolve({ status: 0, headers: {}, body: '', failure, isLate })
    try {
      const asked = open({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        const { statusCode: status = 0, headers: answered } = response
        const chunks: Buffer[] = []
        let bytes = 0
        const end = () => resolve({ status, headers: answered, ...readBody(response, chunks) })
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          const isEndless = String(answered['content-type']).startsWith('text/event-stream')
          if (isEndless || bytes > MOST_BYTES) response.destroy()
        })
        response.once('close', end)
      })
      asked.setTimeout(LONGEST_MS, () => asked.destroy(new Error('no answer in time')))
      asked.once('error', ({ message }) =>
        failed(message, asked.reusedSocket && /ECONNRESET|hang up/.test(message))
      )
      asked.end(body)
    } catch (error) {
      failed(`not sent: ${(error as Error).message}`)
    }
  })
}

/** What was asked for packed is unpacked; a broken packing is a failure of the shop's. */
function readBody({ headers, complete }: IncomingMessage, chunks: Buffer[]) {
  const sent = Buffer.concat(chunks)
  const unpack = UNPACK[headers['content-encoding'] ?? '']
  if (!unpack || sent.length === 0) return { body: sent.toString(), isCut: !complete }
  if (!complete) return { body: '', isCut: true }
  try {
    return { body: unpack(sent).toString() }
  } catch (error) {
    return { body: '', failure: `packed wrongly: ${(error as Error).message}` }
  }
}
