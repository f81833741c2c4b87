import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/session'
import { isOnTls, sessionCookie } from '#config/app'
import sessionLimits from '#config/session_limits'
import { writtenOnChange } from '#identity/gateways/session_store'

export default defineConfig({
  enabled: true,
  cookieName: sessionCookie,
  clearWithBrowser: false,
  age: `${sessionLimits.longestHours}h`,
  cookie: {
    path: '/',
    httpOnly: true,
    secure: isOnTls,
    sameSite: 'lax',
  },
  store: env.get('SESSION_DRIVER'),
  stores: { database: writtenOnChange(stores.database({ tableName: 'sessions' })) },
})
