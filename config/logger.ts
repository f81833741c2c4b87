import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, destination, syncDestination } from '@adonisjs/core/logger'
import { logError } from '#shared/log_error'
import { logRequestId } from '#shared/log_request_id'
import type { InferLoggers } from '@adonisjs/core/types'

/** Names of facts that are nobody's business, should one slip into a line. */
const NEVER_LOGGED = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'recipient',
  'iban',
].flatMap((name) => [name, `*.${name}`])

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'kontor',
      level: env.get('LOG_LEVEL'),
      // Without a thread of its own, which every start would pay for: nobody waits for whoever reads the log.
      destination: app.inProduction
        ? destination({ dest: 1, sync: false })
        : await syncDestination(),
      serializers: { err: logError },
      mixin: logRequestId,
      redact: { paths: NEVER_LOGGED, censor: '[redacted]' },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
