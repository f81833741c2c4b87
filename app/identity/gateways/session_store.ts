import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionStoreFactory } from '@adonisjs/session/types'

/**
 * A session store that writes only what has changed. Activity is part of a session and is noted at
 * most once a minute, so that most requests read their session and write nothing.
 */
export const writtenOnChange = (
  provider: ConfigProvider<SessionStoreFactory>
): ConfigProvider<SessionStoreFactory> =>
  configProvider.create(async (app) => {
    const create = await provider.resolver(app)
    return (ctx, config) => Object.assign(create(ctx, config), { touch: async () => {} })
  })
