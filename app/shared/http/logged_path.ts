import type { HttpContext } from '@adonisjs/core/http'

/** Parts of addresses that open something for whoever knows them; codes of products are shorter. */
const SECRETS = ['token', 'secret', 'code']
const SHORTEST = 24

/** An address as it may stand in a log: without what is secret in it. */
export function loggedPath({ request, params = {} }: Pick<HttpContext, 'request' | 'params'>) {
  const found = SECRETS.map((name) => String(params[name] ?? ''))
  const secrets = found.filter(({ length }) => length >= SHORTEST)
  return secrets.reduce((path, secret) => path.replace(secret, '…'), request.url())
}
