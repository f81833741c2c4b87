import { randomUUID } from 'node:crypto'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'

type Resolved = SessionConfig & { store: string; stores: Record<string, SessionStoreFactory> }

const address = (path: string) => `http://${process.env.HOST}:${process.env.PORT}${path}`

/** The cookie of a signed-in person, for clients that read answers piece by piece. */
export async function cookieOf(user: { id: number }): Promise<string> {
  const config = (await configProvider.resolve<Resolved>(app, app.config.get('session')))!
  const id = randomUUID()
  await config.stores[config.store]!({} as never, config).write(id, { auth_web: user.id })
  const encryption = await app.container.make('encryption')
  const signed = encryption.getMessageVerifier().sign(id, undefined, config.cookieName)
  return `${config.cookieName}=${encodeURIComponent(`s:${signed}`)}`
}

export const request = (
  path: string,
  cookie: string,
  headers: Record<string, string> = {},
  method = 'GET'
) => fetch(address(path), { method, headers: { cookie, ...headers }, redirect: 'manual' })

/** Reads about `bytes` of an answer, then breaks the connection; answers what has arrived. */
export async function readAndBreak(
  path: string,
  cookie: string,
  bytes: number,
  headers: Record<string, string> = {}
): Promise<Buffer> {
  const abort = new AbortController()
  const response = await fetch(address(path), {
    headers: { cookie, ...headers },
    signal: abort.signal,
  })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body!) {
    parts.push(part)
    length += part.length
    if (length >= bytes) break
  }
  abort.abort()
  return Buffer.concat(parts)
}
