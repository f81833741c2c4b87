/* Starts the web process. */
import { enableCompileCache } from 'node:module'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'

// What V8 has compiled is kept for the next start, where the folder can be written.
enableCompileCache(fileURLToPath(new URL('../tmp/compiled', import.meta.url)))
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { tellEnd } = await import('#start/settings/tell_end')
const { createNodeServer } = await import('#shared/http/node_server')
const { outliveStrayErrors } = await import('#shared/http/stray_errors')
const { takeOverAddress } = await import('./support/take_over_address.js')

const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

let server: Server | undefined

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
    app.listen('SIGTERM', async () => {
      if (server?.listening) await (await import('#shared/http/leaving')).leave(server)
      await app.terminate()
    })
    app.listen('SIGINT', () => app.terminate())
    process.once('disconnect', () => app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start((handle) => takeOverAddress((server = createNodeServer(handle))))
  .catch((error) => {
    process.exitCode = tellEnd(error)
  })
