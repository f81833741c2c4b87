import { Env } from '@adonisjs/core/env'

/** Every setting that the processes read from the environment; the README's table explains each. */
export default await Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: Env.schema.secret(),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.string(),
  SESSION_DRIVER: Env.schema.enum(['memory', 'database'] as const),
  LIMITER_STORE: Env.schema.enum(['memory', 'database'] as const),

  DATABASE_URL: Env.schema.string(),
  DATABASE_POOL: Env.schema.number.optional(),

  DRIVE_DISK: Env.schema.enum(['fs', 's3'] as const),
  DATA_DIRECTORY: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),

  SMTP_HOST: Env.schema.string({ format: 'host' }),
  SMTP_PORT: Env.schema.number(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),

  CUSTOMER_OIDC_ISSUER: Env.schema.string.optional(),
  CUSTOMER_OIDC_CLIENT_ID: Env.schema.string.optional(),
  CUSTOMER_OIDC_CLIENT_SECRET: Env.schema.string.optional(),
  STAFF_OIDC_ISSUER: Env.schema.string.optional(),
  STAFF_OIDC_CLIENT_ID: Env.schema.string.optional(),
  STAFF_OIDC_CLIENT_SECRET: Env.schema.string.optional(),
  OIDC_SCOPES: Env.schema.string.optional(),
  OIDC_GROUPS_CLAIM: Env.schema.string.optional(),
  GROUP_USER: Env.schema.string.optional(),
  GROUP_VIEWER: Env.schema.string.optional(),
  GROUP_MANAGER: Env.schema.string.optional(),
  GROUP_ADMIN: Env.schema.string.optional(),
  GROUP_DERIVATIVES: Env.schema.string.optional(),
  GROUP_SALES: Env.schema.string.optional(),
  PASSWORD_MINIMUM_LENGTH: Env.schema.number.optional(),
  PASSWORD_PARTS: Env.schema.string.optional(),
  PASSWORD_MAX_AGE_DAYS: Env.schema.number.optional(),

  CARD_PROVIDER_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_PUBLIC_KEY: Env.schema.string.optional(),
  CARD_PROVIDER_PRIVATE_KEY: Env.schema.string.optional(),
  CARD_PROVIDER_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_SCRIPT_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_TIMEOUT_SECONDS: Env.schema.number.optional(),

  DECOMMISSION_PHASE: Env.schema.enum.optional([
    'active',
    'announced',
    'closing',
    'closed',
  ] as const),
  DECOMMISSION_ON: Env.schema.string.optional(),
  DECOMMISSION_SUCCESSOR: Env.schema.string.optional({ format: 'url', tld: false }),

  DEMO: Env.schema.boolean.optional(),
  LEASE_SECONDS: Env.schema.number.optional(),
})
