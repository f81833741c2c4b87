import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'
import sessionLimits from '#config/session_limits'
import { isOfVisitor } from '#identity/gateways/form_secret'
import { rewriteSession } from '#shared/sessions'

/** Writes only what has changed; activity at most once a minute. Sessions of visitors who brought nothing along are not kept, nor looked for. */
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
  let kept: string | null = null
  return Object.assign(store, {
    read: async (id: string) => {
      const brought = !ctx || ctx.request.header('cookie') !== undefined
      const values = brought ? await read(id) : null
      kept = values === null ? null : id
      return values
    },
    write: async (id: string, values: SessionData) => {
      if (isOfVisitor(id, values)) return kept === null ? undefined : store.destroy(id)
      return id === kept ? rewrite(id, values) : write(id, values)
    },
    touch: async () => {},
  })
}

const rewrite = (id: string, values: SessionData) =>
  rewriteSession({
    ...{ id, values },
    expiresAt: new Date(Date.now() + sessionLimits.longestHours * 60 * 60 * 1000),
  })
