/* A worker of its own that makes the report whose turn it is. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const app = new Ignitor(APP_ROOT, { importer: IMPORTER }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { makeNextReport } = await import('#reports/actions/make/make_next_report')
  await makeNextReport()
})
process.exit(0)
