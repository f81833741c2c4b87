/* Starts a worker: background jobs, mails, sweeps. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What V8 has compiled is kept for the next start, where the folder can be written.
enableCompileCache(fileURLToPath(new URL('../tmp/compiled', import.meta.url)))
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { tellEnd } = await import('#start/settings/tell_end')

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const app = new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((application) => {
    application.booting(async () => {
      await import('#start/env')
    })
    application.listen('SIGTERM', () => application.terminate())
    application.listen('SIGINT', () => application.terminate())
    process.once('disconnect', () => application.terminate())
    process.channel?.unref()
  })
  .createApp('console')

const isEnding = () => app.isTerminating || app.isTerminated

try {
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { startWorking, stopWorking } = await import('#shared/jobs/runner')
    app.terminating(stopWorking)
    await startWorking()
    if (isEnding()) return
    const { listenForMetrics } = await import('#shared/metrics/listen')
    const { modules } = await import('#generated/modules')
    await listenForMetrics(modules)
    process.send?.('at work')
  })
} catch (error) {
  // What is asked to end while it begins may miss what has ended already: nobody's fault.
  if (!isEnding()) process.exitCode = tellEnd(error)
  await app.terminate()
}
