import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorBody, ERRORS, ProviderError } from './errors.ts'
import { readCall, sendJson, type Call } from './http.ts'
import { Provider, type Settings } from './provider.ts'
import { ROUTES } from './router.ts'

export type CardProvider = { url: string; provider: Provider; stop(): Promise<void> }

/** Starts the stand-in for the card provider on a port of this machine. */
export async function startCardProvider(port: number, settings: Settings): Promise<CardProvider> {
  const provider = new Provider(settings)
  const server = createServer((request, response) => {
    answer(provider, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) sendJson({ response }, { message: 'Internal error' }, 500)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  provider.baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url: provider.baseUrl, provider, stop: () => stop(server, provider) }
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const call = await readCall(request, response, provider.baseUrl)
  allowBrowsers(call)
  if (call.method === 'OPTIONS') return void response.writeHead(204).end()
  try {
    await route(provider, call)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    sendJson(
      call,
      errorBody(error.code, call.language, call.url.pathname),
      ERRORS[error.code].status
    )
  }
}

async function route(provider: Provider, call: Call) {
  for (const { method, pattern, needs, handle } of ROUTES) {
    const match = method === call.method ? pattern.exec(call.url.pathname) : null
    if (!match) continue
    if (needs === 'private key') provider.keys.requirePrivate(call.request)
    if (needs === 'any key') provider.keys.requireAny(call.request)
    return handle(provider, { ...call, params: match.slice(1) })
  }
  throw new ProviderError('API.320.000.004')
}

/** Cards are made by the browser, on pages of other origins. */
function allowBrowsers({ response }: Call) {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept-language')
  response.setHeader('access-control-allow-methods', 'GET, POST')
}

async function stop(server: Server, provider: Provider) {
  provider.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
