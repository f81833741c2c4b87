/* Starts the web process. */
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { tellEnd } = await import('#start/settings/tell_end')
const { createNodeServer } = await import('#shared/http/node_server')
const { outliveStrayErrors } = await import('#shared/http/stray_errors')
const { takeOverAddress } = await import('./support/take_over_address.js')

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.booted(async () => outliveStrayErrors(await app.container.make('logger')))
    app.ready(async () => {
      const { listenForMetrics } = await import('#shared/metrics/listen')
      const { modules } = await import('#generated/modules')
      await listenForMetrics(modules)
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
    process.once('disconnect', () => app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start((handle) => takeOverAddress(createNodeServer(handle)))
  .catch((error) => {
    process.exitCode = tellEnd(error)
  })
