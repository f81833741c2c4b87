/* A worker of its own that draws the papers of a month, the oldest first. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const app = new Ignitor(APP_ROOT, { importer: IMPORTER }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const [{ drawPapersOf }, { rows }] = await Promise.all([
    import('#billing/actions/invoice/draw_papers_of'),
    import('#shared/database'),
  ])
  const owed = await rows<{ id: number }>(
    null,
    `select id from invoices where owner_kind = 'report' and pdf is null order by id`
  )
  for (const { id } of owed) await drawPapersOf(id)
})
process.exit(0)
