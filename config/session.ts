import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import { appUrl } from '#config/app'
import sessionLimits from '#config/session_limits'
import { writtenOnChange } from '#identity/gateways/session_store'

export default defineConfig({
  enabled: true,
  cookieName: 'kontor-session',
  clearWithBrowser: false,
  age: `${sessionLimits.longestHours}h`,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: app.inProduction && appUrl.startsWith('https:'),
    sameSite: 'lax',
  },
  store: env.get('SESSION_DRIVER'),
  stores: { database: writtenOnChange(stores.database({ tableName: 'sessions' })) },
})
