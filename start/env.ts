import { Env } from '@adonisjs/core/env'
import { trustedProxies } from '#shared/http/trusted_proxies'
import {
  amount,
  calendarDay,
  databaseAddress,
  key,
  perhaps,
  read,
  whole,
} from '#start/settings/kinds'
import { readSettings } from '#start/settings/read_settings'

const LONGEST_KEPT_DAYS = 36_500
const keptDays = perhaps(whole(1, LONGEST_KEPT_DAYS))
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Every setting that the processes read from the environment; the README's table explains each. */
export const settings = {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: whole(0, 65_535),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  APP_KEY: key(32),
  FORMER_APP_KEYS: Env.schema.secret.optional(),
  TRUSTED_PROXIES: perhaps(read(trustedProxies)),
  DRAIN_SECONDS: perhaps(whole(0, 300)),
  LOG_LEVEL: Env.schema.enum(LOG_LEVELS),
  SESSION_DRIVER: Env.schema.enum(['memory', 'database'] as const),
  API_VISITOR_CALLS: Env.schema.number.optional(),
  LIMITER_STORE: Env.schema.enum(['memory', 'database'] as const),

  DATABASE_URL: databaseAddress,
  DATABASE_POOL: perhaps(whole(1, 1_000)),
  DATABASE_DIRECT_URL: perhaps(databaseAddress),
  DATABASE_PREPARED: Env.schema.boolean.optional(),
  DATABASE_REPLICA_URL: perhaps(databaseAddress),
  DATABASE_REPLICA_POOL: perhaps(whole(1, 1_000)),
  DATABASE_REPLICA_LAG_SECONDS: perhaps(whole(0, 86_400)),

  DRIVE_DISK: Env.schema.enum(['fs', 's3'] as const),
  DATA_DIRECTORY: Env.schema.string.optional(),
  S3_BUCKET: Env.schema.string.optional(),
  S3_REGION: Env.schema.string.optional(),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.string.optional(),

  DOWNLOADS_BY: Env.schema.enum.optional(['web', 'nginx', 'store'] as const),
  LINKS_PER_DELIVERY: perhaps(whole(1, 10_000)),
  LINK_ADDRESSES_KEPT_DAYS: keptDays,

  SMTP_HOST: Env.schema.string({ format: 'host' }),
  SMTP_PORT: whole(1, 65_535),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.string.optional(),
  SMTP_TLS: Env.schema.enum.optional(['required', 'offered'] as const),
  MAIL_KEPT_DAYS: keptDays,
  MESSAGE_KEPT_DAYS: keptDays,
  FAILED_PAYMENT_KEPT_DAYS: keptDays,

  CUSTOMER_OIDC_ISSUER: Env.schema.string.optional(),
  CUSTOMER_OIDC_CLIENT_ID: Env.schema.string.optional(),
  CUSTOMER_OIDC_CLIENT_SECRET: Env.schema.string.optional(),
  STAFF_OIDC_ISSUER: Env.schema.string.optional(),
  STAFF_OIDC_CLIENT_ID: Env.schema.string.optional(),
  STAFF_OIDC_CLIENT_SECRET: Env.schema.string.optional(),
  SESSION_IDLE_MINUTES: perhaps(amount(0.1, 10_080)),
  SESSION_LONGEST_HOURS: perhaps(whole(1, 8_760)),
  OIDC_MAX_AGE_SECONDS: perhaps(whole(0, 31_536_000)),
  OIDC_SCOPES: Env.schema.string.optional(),
  OIDC_GROUPS_CLAIM: Env.schema.string.optional(),
  CUSTOMER_REGISTRATION_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  SHOP_ENVIRONMENT: Env.schema.enum.optional([
    'development',
    'test',
    'simulation',
    'production',
  ] as const),
  CUSTOMER_REQUIRED_GROUP: Env.schema.string.optional(),
  STAFF_REQUIRED_GROUP: Env.schema.string.optional(),
  STAFF_REQUIRED_AMR: Env.schema.string.optional(),
  STAFF_REQUIRED_ACR: Env.schema.string.optional(),
  GROUP_USER: Env.schema.string.optional(),
  GROUP_VIEWER: Env.schema.string.optional(),
  GROUP_MANAGER: Env.schema.string.optional(),
  GROUP_ADMIN: Env.schema.string.optional(),
  GROUP_DERIVATIVES: Env.schema.string.optional(),
  GROUP_SALES: Env.schema.string.optional(),
  DERIVATIVES_HOUSE_GROUP: Env.schema.string.optional(),
  DERIVATIVES_HOUSE_DOMAINS: Env.schema.string.optional(),
  PASSWORD_MINIMUM_LENGTH: perhaps(whole(1, 64)),
  PASSWORD_PARTS: Env.schema.string.optional(),
  PASSWORD_MAX_AGE_DAYS: perhaps(whole(0, LONGEST_KEPT_DAYS)),

  CARD_PROVIDER_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_PUBLIC_KEY: Env.schema.string.optional(),
  CARD_PROVIDER_PRIVATE_KEY: Env.schema.string.optional(),
  CARD_PROVIDER_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_SCRIPT_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CARD_PROVIDER_TIMEOUT_SECONDS: perhaps(whole(1, 600)),

  DECOMMISSION_PHASE: Env.schema.enum.optional([
    'active',
    'announced',
    'closing',
    'closed',
  ] as const),
  DECOMMISSION_ON: perhaps(calendarDay),
  DECOMMISSION_SUCCESSOR: Env.schema.string.optional({ format: 'url', tld: false }),

  SECURITY_CONTACT: Env.schema.string.optional(),

  WEBHOOK_PRIVATE_ADDRESSES: Env.schema.boolean.optional(),
  WEBHOOK_LOG_KEPT_DAYS: keptDays,

  ARRIVAL_CONTACTS: Env.schema.string.optional(),

  BACKUP_PLACE: Env.schema.string.optional(),
  BACKUP_RECIPIENT: Env.schema.string.optional(),
  BACKUP_IDENTITY: Env.schema.secret.optional(),

  METRICS_PORT: perhaps(whole(0, 65_535)),
  METRICS_HOST: Env.schema.string.optional({ format: 'host' }),

  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_HEADERS: Env.schema.secret.optional(),
  OTEL_SERVICE_NAME: Env.schema.string.optional(),
  OTEL_TRACES_SAMPLER_ARG: perhaps(amount(0, 1)),

  DEMO: Env.schema.boolean.optional(),
  LEASE_SECONDS: perhaps(whole(1, 86_400)),
  RELEASE_FILES_EARLY: Env.schema.boolean.optional(),
}

/** The settings of this process. @throws SettingsProblem, which ends the start with code 78. */
export default await readSettings(new URL('../', import.meta.url), settings)
