import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/http'
import { clientAddress } from '#shared/http/client_address'
import { formerKeys } from '#shared/http/former_keys'
import { newRequestId } from '#shared/http/new_request_id'
import { trustedProxies } from '#shared/http/trusted_proxies'

export const appKey = env.get('APP_KEY')
/** Keys of before, the latest first: they open what they sealed, and seal nothing any more. */
export const formerAppKeys = formerKeys(env.get('FORMER_APP_KEYS')?.release())
export const appUrl = env.get('APP_URL')

/** For so long a web process that is told to end still answers, until its proxy has turned to others. */
export const drainSeconds = env.get('DRAIN_SECONDS', 0)

/** Whether browsers reach the shop by TLS alone. */
export const isOnTls = app.inProduction && appUrl.startsWith('https:')

/** By the prefix browsers keep every other host, subdomains too, from setting this cookie. */
export const sessionCookie = isOnTls ? '__Host-kontor-session' : 'kontor-session'

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: newRequestId,
  allowMethodSpoofing: false,
  trustProxy: trustedProxies(env.get('TRUSTED_PROXIES')),
  getIp: ({ request }, named) => clientAddress(named(), request.socket.remoteAddress),
  useAsyncLocalStorage: false,
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: isOnTls,
    sameSite: 'lax',
  },
})
