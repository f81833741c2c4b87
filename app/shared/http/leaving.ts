import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { drainSeconds } from '#config/app'

let leaving = false

/** Whether the process is about to end: a proxy that asks for its health is told to go elsewhere. */
export const isLeaving = (): boolean => leaving

/**
 * What a web process does before it ends, for DRAIN_SECONDS: it answers all that comes, and says with each
 * answer that its connection is over. A proxy keeps no connection then on which it could just be sending
 * something while the process closes it.
 */
export async function leave(server: Server): Promise<void> {
  if (drainSeconds === 0 || leaving) return
  leaving = true
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await wait(drainSeconds * 1000)
}
