import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

const RETRY_SECONDS = 5
const REFRESH = `<meta http-equiv="refresh" content="${RETRY_SECONDS}">`
const CODE = 'shared.errors.unavailable'

/** Answers at the shop's address while no web process can: a plain page in both languages, status 503. */
export class PausePage {
  #server: Server | undefined
  private host: string
  private port: number

  constructor(host: string, port: number) {
    this.host = host
    this.port = port
  }

  /**
   * False when somebody else listens at the address.
   * @throws when there is no such address on this machine.
   */
  async show(): Promise<boolean> {
    if (this.#server) return true
    const server = createServer(answer)
    this.#server = server
    try {
      await once(server.listen(this.port, this.host), 'listening')
      return true
    } catch (error) {
      this.#server = undefined
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
      throw error
    }
  }

  /** Makes way for the web process. */
  async hide(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  const isInertia = 'x-inertia' in headers
  const wantsJson = url?.startsWith('/api/') || (!isInertia && /json/.test(headers.accept ?? ''))
  response.writeHead(503, {
    'content-type': wantsJson ? 'application/json' : 'text/html; charset=utf-8',
    'retry-after': String(RETRY_SECONDS),
    'cache-control': 'no-store',
    'connection': 'close',
  })
  // What was sent with a form is not to be lost by a page that loads itself again.
  response.end(wantsJson ? envelope() : page(method === 'GET' && !isInertia))
}

const words = (locale: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'inertia/i18n/locales', locale, 'shared/errors.json'), 'utf8'))
    .unavailable

function envelope(): string {
  const message = words('en')
  return JSON.stringify({ success: false, data: null, errors: [{ code: CODE, message }], message })
}

const page = (loadsAgain: boolean) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${loadsAgain ? REFRESH : ''}
<meta name="color-scheme" content="light dark"><title>Kontor</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}</style></head>
<body><main><h1>Kontor</h1><p>${words('en')}</p><p lang="de">${words('de')}</p></main></body>
</html>
`
