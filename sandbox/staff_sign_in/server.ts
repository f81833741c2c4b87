import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { findAccount } from './accounts.ts'
import { choicePage } from './page.ts'
import { createProvider, LEVELS, type Settings } from './provider.ts'

/** The demo staff provider as a server that does not listen yet. */
export async function createStaffSignIn(settings: Settings): Promise<Server> {
  const provider = await createProvider(settings)
  const others = provider.callback()
  return createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void others(request, response)
    interact(provider, request, response).catch((error: Error) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(error.message)
    })
  })
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { uid } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const german = request.headers['accept-language']?.startsWith('de')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(choicePage(`/interaction/${uid}`, german ? 'de' : 'en'))
  }
  const form = new URLSearchParams(await bodyOf(request))
  const subject = form.get('subject') ?? ''
  if (!findAccount(subject)) throw new Error('There is no such demo account')
  return provider.interactionFinished(request, response, {
    login: { accountId: subject, ...strengthOf(form.has('second_factor')) },
  })
}

const strengthOf = (hasSecondFactor: boolean) =>
  hasSecondFactor
    ? { amr: ['pwd', 'otp', 'mfa'], acr: LEVELS.multi }
    : { amr: ['pwd'], acr: LEVELS.single }

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > 1000) throw new Error('The form is too long')
  }
  return body
}
