import { join } from 'node:path'
import { cacheFolder } from './checks/cache_folder.ts'

type Options = {
  databaseUrl: string
  dataDirectory: string
  port: number
  cardProviderPort: number
}

/** The environment in which tests run: nothing outside this machine, nothing kept. */
export const testEnvironment = (options: Options) => ({
  ...process.env,
  NODE_ENV: 'test',
  // Tests start hundreds of processes, which compile the same two thousand modules.
  NODE_COMPILE_CACHE: join(cacheFolder(), 'compiled'),
  HOST: '127.0.0.1',
  PORT: String(options.port),
  APP_URL: `http://127.0.0.1:${options.port}`,
  APP_KEY: 'a-key-for-tests-only-a-key-for-tests-only',
  TRUSTED_PROXIES: '127.0.0.0/8, ::1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  SESSION_DRIVER: 'memory',
  LIMITER_STORE: 'memory',
  API_VISITOR_CALLS: '1000000',
  DATABASE_URL: options.databaseUrl,
  DATA_DIRECTORY: options.dataDirectory,
  DRIVE_DISK: 'fs',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1',
  LEASE_SECONDS: '2',
  CUSTOMER_OIDC_CLIENT_SECRET: 'customers-secret-for-tests',
  STAFF_OIDC_CLIENT_SECRET: 'staff-secret-for-tests',
  CARD_PROVIDER_URL: `http://localhost:${options.cardProviderPort}`,
  CARD_PROVIDER_PUBLIC_KEY: 's-pub-tests',
  CARD_PROVIDER_PRIVATE_KEY: 's-priv-tests',
  CARD_PROVIDER_TIMEOUT_SECONDS: '2',
  TZ: 'UTC',
})
