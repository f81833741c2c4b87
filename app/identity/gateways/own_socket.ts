import env from '#start/env'

/** The shop reaches its own provider without leaving the machine, whatever its public address is. */
export const overOwnSocket = (url: string, options: object): Promise<Response> => {
  const host = env.get('HOST')
  const local = new URL(url)
  local.protocol = 'http:'
  local.hostname = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  local.port = String(env.get('PORT'))
  return fetch(local, options as RequestInit)
}
