import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/session'
import { appUrl } from '#config/app'

export default defineConfig({
  enabled: true,
  cookieName: 'kontor-session',
  clearWithBrowser: false,
  age: '8h',
  cookie: {
    path: '/',
    httpOnly: true,
    secure: app.inProduction && appUrl.startsWith('https:'),
    sameSite: 'lax',
  },
  store: env.get('SESSION_DRIVER'),
  stores: { database: stores.database({ tableName: 'sessions' }) },
})
