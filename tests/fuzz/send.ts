import { Agent, request as open, type IncomingMessage } from 'node:http'

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
  /** What went wrong between the two processes, if anything. */
  failure?: string
}

const LONGEST_MS = 30_000
const MOST_BYTES = 400_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends bytes as they are; streams without an end are left as soon as they have begun. */
export function send(port: number, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (failure: string) => resolve({ status: 0, headers: {}, body: '', failure })
    try {
      const asked = open({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        const { statusCode: status = 0, headers: answered } = response
        let text = ''
        const end = () => resolve({ status, headers: answered, body: text })
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
          const isEndless = String(answered['content-type']).startsWith('text/event-stream')
          if (isEndless || text.length > MOST_BYTES) response.destroy()
        })
        response.once('close', end)
      })
      asked.setTimeout(LONGEST_MS, () => asked.destroy(new Error('no answer in time')))
      asked.once('error', ({ message }) => failed(message))
      asked.end(body)
    } catch (error) {
      failed(`not sent: ${(error as Error).message}`)
    }
  })
}
