/* A process of the shop that does one thing for a buyer and says what became of it. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const app = new Ignitor(APP_ROOT, { importer: IMPORTER }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { carryOut } = await import('./wish.js')
  process.stdout.write(`${JSON.stringify(await carryOut(JSON.parse(process.argv[2]!)))}\n`)
})
process.exit(0)
