import type { Ground } from './ground.ts'
import type { Part } from './part.ts'

const own = (env: NodeJS.ProcessEnv, more: NodeJS.ProcessEnv) => ({ ...env, ...more })

/** The stand-ins for what an operator has elsewhere: mail, staff sign-in, card payments. */
export const standIns = ({ env, ports }: Ground): Part[] => [
  {
    name: 'inbox',
    args: ['bin/mail_inbox.ts'],
    ports: ['smtp', 'inbox'],
    answersAt: [`tcp://localhost:${ports.smtp}`, `http://localhost:${ports.inbox}`],
    env: own(env, {
      SMTP_PORT: String(ports.smtp),
      INBOX_PORT: String(ports.inbox),
      INBOX_DIRECTORY: `${env.DATA_DIRECTORY}/inbox`,
    }),
  },
  {
    name: 'staff sign-in',
    args: ['sandbox/staff_sign_in/main.ts'],
    ports: ['staffSignIn'],
    answersAt: [`http://localhost:${ports.staffSignIn}/.well-known/openid-configuration`],
    env: own(env, {
      PORT: String(ports.staffSignIn),
      CLIENT_ID: env.STAFF_OIDC_CLIENT_ID,
      CLIENT_SECRET: env.STAFF_OIDC_CLIENT_SECRET,
      REDIRECT_URI: `${env.APP_URL}/internalUserRegistration`,
      POST_LOGOUT_REDIRECT_URI: `${env.APP_URL}/logout`,
    }),
  },
  {
    name: 'card provider',
    args: ['sandbox/card_provider/main.ts'],
    ports: ['cardProvider'],
    answersAt: [`http://localhost:${ports.cardProvider}/v1/unzer.js`],
    env: own(env, {
      PORT: String(ports.cardProvider),
      PUBLIC_KEY: env.CARD_PROVIDER_PUBLIC_KEY,
      PRIVATE_KEY: env.CARD_PROVIDER_PRIVATE_KEY,
      LEDGER_FILE: `${env.DATA_DIRECTORY}/card_provider.jsonl`,
      NOTIFICATION_URL: `${env.APP_URL}/payments/notifications`,
    }),
  },
]

const web = ({ ports }: Ground): Pick<Part, 'name' | 'ports' | 'answersAt'> => ({
  name: 'web',
  ports: ['web'],
  answersAt: [`http://localhost:${ports.web}/health/live`],
})

const worker = { name: 'worker', ports: [], answersAt: [] }

/**
 * Both processes need a tenth of it. Left to the size of the machine, V8 lets the heap grow to four
 * times what lives before it collects, and keeps three times 32 MB for what is young; it begins with
 * 1 MB, and a start would do little but collect. They stand in `serve:web` and `serve:worker` as well.
 */
const HEAP_LIMITS = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=16',
  '--min-semi-space-size=16',
]

/** The C library otherwise keeps what is free for each thread: some 30 MB under load, for nothing. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }

/** Beside a web process that is watched, the worker is at the next port. */
const watchedBeside = ({ METRICS_PORT: port }: NodeJS.ProcessEnv) =>
  port ? { METRICS_PORT: String(Number(port) + 1) } : {}

/** The processes of the shop itself, from the built application. */
export const shopParts = (ground: Ground): Part[] => [
  {
    ...web(ground),
    args: [...HEAP_LIMITS, 'build/bin/server.js'],
    env: own(ground.env, { ADDRESS_IS_HELD: 'true', ...FEW_ARENAS }),
    meanwhile: ground.pausePage,
  },
  {
    ...worker,
    args: [...HEAP_LIMITS, 'build/bin/worker.js'],
    env: own(ground.env, { ...FEW_ARENAS, ...watchedBeside(ground.env) }),
    announces: true,
  },
]

/** The same processes from the sources: pages reload themselves, the worker restarts on a change. */
export const developmentParts = (ground: Ground): Part[] => {
  const env = own(ground.env, { NODE_ENV: 'development', LOG_LEVEL: 'info' })
  return [
    { ...web(ground), args: ['ace.js', 'serve', '--hmr', '--no-clear'], env },
    { ...worker, args: ['--watch', '--import=@poppinss/ts-exec', 'bin/worker.ts'], env },
  ]
}
