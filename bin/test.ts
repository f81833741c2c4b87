process.env.NODE_ENV = 'test'
// Of the processes that tests start; this one has the maps of its sources already.
process.env.SOURCE_MAPS = 'off'

import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'

const LONGEST_END_MS = 60_000
const APP_ROOT = new URL('../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .then(endSoon)
  .catch(async (error) => {
    await prettyPrintError(error)
    process.exit(1)
  })

/** A connection or a process that a test left open would hold this one for ever: it is named instead. */
function endSoon() {
  setTimeout(() => {
    console.error(`Left open after the tests: ${process.getActiveResourcesInfo().join(', ')}`)
    process.exit()
  }, LONGEST_END_MS).unref()
}
