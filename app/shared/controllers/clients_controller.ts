import type { HttpContext } from '@adonisjs/core/http'
import { Exception } from '@adonisjs/core/exceptions'
import { CLIENTS, clientFile, clientSums, isClient } from '#shared/http/client_files'
import { isKnown } from '#shared/http/kept_by_callers'

const AN_HOUR = 'public, max-age=3600'

/** Clients at addresses that stay, and the sums by which they are checked. */
export default class ClientsController {
  show({ params, request, response }: HttpContext) {
    const name = String(params.name)
    if (!isClient(name)) throw new Exception('There is no such client', { status: 404 })
    const { text, sha256 } = clientFile(name)
    const tag = `"${sha256}"`
    response.header('cache-control', AN_HOUR).header('etag', tag)
    if (isKnown(request.header('if-none-match'), tag)) return response.status(304).send('')
    return response.header('content-type', CLIENTS[name]).send(text)
  }

  sums({ response }: HttpContext) {
    response.header('cache-control', AN_HOUR).header('content-type', 'text/plain; charset=utf-8')
    return response.send(clientSums())
  }
}
