import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'
import { isOfVisitor } from '#identity/gateways/form_secret'

/**
 * Writes only what has changed; activity at most once a minute. Sessions of visitors who brought
 * nothing along are not kept, nor looked for.
 */
export const writtenOnChange = (
  provider: ConfigProvider<SessionStoreFactory>
): ConfigProvider<SessionStoreFactory> =>
  configProvider.create(async (app) => {
    const create = await provider.resolver(app)
    return (ctx, config) => withoutVisitors(create(ctx, config), ctx)
  })

/** The same store, which may also file sessions under their users. */
function withoutVisitors(
  store: SessionStoreContract,
  /** Null for a store that serves no request. */
  ctx: HttpContext | null
): SessionStoreContract {
  const read = store.read.bind(store)
  const write = store.write.bind(store)
  let isKept = false
  return Object.assign(store, {
    read: async (id: string) => {
      const brought = !ctx || ctx.request.header('cookie') !== undefined
      const values = brought ? await read(id) : null
      isKept = values !== null
      return values
    },
    write: async (id: string, values: SessionData) => {
      if (!isOfVisitor(id, values)) return write(id, values)
      if (isKept) await store.destroy(id)
    },
    touch: async () => {},
  })
}
