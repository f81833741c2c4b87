import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination, targets } from '@adonisjs/core/logger'
import { logError } from '#shared/log_error'
import type { InferLoggers } from '@adonisjs/core/types'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'kontor',
      level: env.get('LOG_LEVEL'),
      destination: app.inProduction ? undefined : await syncDestination(),
      transport: { targets: [targets.file({ destination: 1 })] },
      serializers: { err: logError },
      redact: { paths: ['password', '*.password', 'token', '*.token'], censor: '[redacted]' },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
