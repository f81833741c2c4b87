type Options = { databaseUrl: string; dataDirectory: string; port: number }

/** The environment in which tests run: nothing outside this machine, nothing kept. */
export const testEnvironment = ({ databaseUrl, dataDirectory, port }: Options) => ({
  ...process.env,
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_URL: `http://127.0.0.1:${port}`,
  APP_KEY: 'a-key-for-tests-only-a-key-for-tests-only',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  SESSION_DRIVER: 'memory',
  LIMITER_STORE: 'memory',
  DATABASE_URL: databaseUrl,
  DATA_DIRECTORY: dataDirectory,
  DRIVE_DISK: 'fs',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1',
  LEASE_SECONDS: '2',
  CUSTOMER_OIDC_CLIENT_SECRET: 'customers-secret-for-tests',
  STAFF_OIDC_CLIENT_SECRET: 'staff-secret-for-tests',
  TZ: 'UTC',
})
