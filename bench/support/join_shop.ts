import { Ignitor } from '@adonisjs/core'
import type { TemporaryShop } from '../../bin/support/temporary_shop.ts'

/** A running application beside a shop, on the same database and lake. */
export async function joinShop({ env }: Pick<TemporaryShop, 'env'>) {
  Object.assign(process.env, env)
  const importer = (path: string) =>
    /^\.\.?\//.test(path) ? import(new URL(`../../${path}`, import.meta.url).href) : import(path)
  const app = new Ignitor(new URL('../../', import.meta.url), { importer })
    .tap((application) => application.booting(() => void import('#start/env')))
    .createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  return app
}
