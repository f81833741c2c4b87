import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import { bareAnswer } from '#shared/http/bare_answer'
import { SafeResponse } from '#shared/http/safe_response'
import { inExchange } from '#shared/http/stray_errors'

const LONGEST_HEADERS_MS = 20_000
const LONGEST_REQUEST_MS = 120_000

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** Pages and data compressed, files as they are, slow senders cut off, errors kept in. */
export function createNodeServer(handle: Handle): Server {
  const compress = compression({ filter: mayCompress })
  const server = createServer({ ServerResponse: SafeResponse }, (request, response) => {
    inExchange({ request, response }, () => {
      if (namesSeveralHosts(request)) return bareAnswer(request, response, 400)
      request.url = decodable(pathOf(request.url))
      return new Promise((resolve, reject) =>
        compress(request as never, response as never, () =>
          Promise.try(handle, request, response).then(resolve, reject)
        )
      )
    })
  })
  server.headersTimeout = LONGEST_HEADERS_MS
  server.requestTimeout = LONGEST_REQUEST_MS
  return server
}

/** Ranges and lengths of a download count the bytes of the file. */
const mayCompress: NonNullable<compression.CompressionOptions['filter']> = (request, response) =>
  !String(response.getHeader('content-disposition') ?? '').startsWith('attachment') &&
  compression.filter(request, response)

/** Which host is meant then, every hop decides for itself (RFC 9112, 3.2). */
const namesSeveralHosts = ({ headersDistinct }: IncomingMessage) =>
  (headersDistinct.host?.length ?? 0) > 1

/** Proxies may ask for "http://host/path"; whatever else is no path names nothing. */
function pathOf(url = '/'): string {
  if (url.startsWith('/')) return url
  const { pathname, search } = URL.parse(url) ?? { pathname: '/', search: '' }
  return pathname.startsWith('/') ? pathname + search : '/'
}

/** A path that cannot be decoded names nothing; escaped, it is answered like any unknown one. */
function decodable(url: string): string {
  const [path = '/', ...query] = url.split(/(?=[?#])/)
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + query.join('')
  }
}
