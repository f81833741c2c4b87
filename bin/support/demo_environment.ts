import type { Secrets } from './secrets.ts'

export type Ports = {
  web: number
  database: number
  smtp: number
  inbox: number
  staffSignIn: number
  cardProvider: number
}

export type PortName = keyof Ports

type Options = { ports: Ports; secrets: Secrets; dataDirectory: string; databaseUrl: string }

/** What the parts of one machine's shop read; whatever the caller has set already wins. */
export const demoEnvironment = ({ ports, secrets, dataDirectory, databaseUrl }: Options) => {
  const appUrl = process.env.APP_URL ?? `http://localhost:${ports.web}`
  return {
    NODE_ENV: 'production',
    HOST: 'localhost',
    LOG_LEVEL: 'warn',
    APP_KEY: secrets.appKey,
    SESSION_DRIVER: 'database',
    LIMITER_STORE: 'database',
    DRIVE_DISK: 'fs',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(ports.smtp),
    DEMO: 'true',
    CUSTOMER_OIDC_CLIENT_ID: 'kontor',
    CUSTOMER_OIDC_CLIENT_SECRET: secrets.customerClientSecret,
    STAFF_OIDC_ISSUER: `http://localhost:${ports.staffSignIn}`,
    STAFF_OIDC_CLIENT_ID: 'kontor',
    STAFF_OIDC_CLIENT_SECRET: secrets.staffClientSecret,
    CARD_PROVIDER_URL: `http://localhost:${ports.cardProvider}`,
    CARD_PROVIDER_PUBLIC_KEY: 's-pub-demo',
    CARD_PROVIDER_PRIVATE_KEY: `s-priv-${secrets.cardProviderKey}`,
    TZ: 'UTC',
    ...process.env,
    PORT: String(ports.web),
    APP_URL: appUrl,
    DATABASE_URL: databaseUrl,
    DATA_DIRECTORY: dataDirectory,
  }
}
