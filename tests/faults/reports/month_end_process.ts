/* A worker of its own that ends a month. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../../../', import.meta.url)
const IMPORTER = (filePath: string) =>
  /^\.\.?\//.test(filePath) ? import(new URL(filePath, APP_ROOT).href) : import(filePath)

const app = new Ignitor(APP_ROOT, { importer: IMPORTER }).createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const [{ endMonth }, { monthOf }, { CalendarDay }] = await Promise.all([
    import('#reports/actions/month_end/end_month'),
    import('#reports/domain/month'),
    import('#shared/domain/calendar_day'),
  ])
  await endMonth(monthOf(CalendarDay.parse(process.argv[2]!)!))
})
process.exit(0)
