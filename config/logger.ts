import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import { logError } from '#shared/log_error'
import { logLines } from '#shared/log_lines'
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
      destination: app.inProduction ? logLines() : await syncDestination(),
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
