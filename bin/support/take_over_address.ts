import type { Server } from 'node:http'

/**
 * A supervisor that answers at the address meanwhile is told when this process is about to listen; the
 * server waits for its word, so that there is always somebody who answers.
 */
export function takeOverAddress(server: Server): Server {
  if (!process.env.ADDRESS_IS_HELD || !process.channel) return server
  const listen = server.listen.bind(server) as (...args: unknown[]) => Server
  server.listen = ((...args: unknown[]) => {
    process.channel?.ref()
    process.once('message', () => {
      process.channel?.unref()
      listen(...args)
    })
    process.send!('about to listen')
    return server
  }) as Server['listen']
  return server
}
