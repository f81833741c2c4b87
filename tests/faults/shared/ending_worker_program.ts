/* A worker that is told to end while a job runs which sends another one. */
import 'reflect-metadata'
import { setTimeout as pause } from 'node:timers/promises'
import { Ignitor } from '@adonisjs/core'

const root = new URL('../../../', import.meta.url)
const importer = (path: string) =>
  path.startsWith('.') ? import(new URL(path, root).href) : import(path)

/** Longer than the pause in which the queue looks whether its hands are idle. */
const SLOW_MS = 1_500

const app = new Ignitor(root, { importer })
  .tap((application) => {
    application.booting(async () => {
      await import('#start/env')
    })
  })
  .createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { defineJob, sendJob } = await import('#shared/jobs')
  const { startWorking, stopWorking } = await import('#shared/jobs/runner')
  const next = defineJob<{ id: number }>('faults.next', { handle: async () => {} })
  const slow = defineJob<{ id: number }>('faults.slow', {
    retryLimit: 0,
    handle: async ({ id }) => {
      void app.terminate()
      await pause(SLOW_MS)
      await sendJob(null, next, { id })
    },
  })
  app.terminating(stopWorking)
  await sendJob(null, slow, { id: 7 })
  await startWorking()
})
