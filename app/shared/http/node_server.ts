import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'

const LONGEST_HEADERS_MS = 20_000
const LONGEST_REQUEST_MS = 120_000

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/** The HTTP server: pages and data compressed, files as they are, slow senders cut off. */
export function createNodeServer(handle: Handle): Server {
  const compress = compression({ filter: mayCompress })
  const server = createServer((request, response) => {
    request.url = decodable(request.url ?? '/')
    compress(request as never, response as never, () => handle(request, response))
  })
  server.headersTimeout = LONGEST_HEADERS_MS
  server.requestTimeout = LONGEST_REQUEST_MS
  return server
}

/** Ranges and lengths of a download count the bytes of the file. */
const mayCompress: NonNullable<compression.CompressionOptions['filter']> = (request, response) =>
  !String(response.getHeader('content-disposition') ?? '').startsWith('attachment') &&
  compression.filter(request, response)

/** An address that cannot be decoded names nothing; escaped, it is answered like any unknown one. */
function decodable(url: string): string {
  try {
    decodeURI(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
