import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDatabase, type DatabaseServer } from './embedded_database.ts'
import { demoEnvironment, type Ports } from './demo_environment.ts'
import { dataDirectory, ROOT } from './paths.ts'
import { takePort } from './ports.ts'
import { machineSecrets } from './secrets.ts'

export type Ground = {
  ports: Ports
  env: NodeJS.ProcessEnv
  database?: DatabaseServer
  /** Whether this is the first start on this data folder. */
  fresh: boolean
  release(): Promise<void>
}

const port = (name: string, variable: string, usual: number) =>
  takePort(name, Number(process.env[variable] ?? usual))

/** What every part stands on: data folder, secrets, ports, a running database. */
export async function prepareGround(): Promise<Ground> {
  const directory = dataDirectory()
  mkdirSync(directory, { recursive: true })
  const secrets = machineSecrets(directory)
  const fresh = !existsSync(join(directory, 'seeded'))
  const ports: Ports = {
    web: await port('shop', 'PORT', 3333),
    database: await port('database', 'DATABASE_PORT', 54330),
    smtp: await port('mail', 'SMTP_PORT', 1025),
    inbox: await port('inbox', 'INBOX_PORT', 1080),
    staffSignIn: await port('staff sign-in', 'STAFF_SIGN_IN_PORT', 3444),
    cardProvider: await port('card provider', 'CARD_PROVIDER_PORT', 3555),
  }
  const database = await embeddedDatabase(directory, ports.database, secrets.databasePassword)
  const databaseUrl = process.env.DATABASE_URL ?? database!.url
  const env = demoEnvironment({ ports, secrets, dataDirectory: directory, databaseUrl })
  const note = join(directory, 'running.json')
  writeFileSync(note, JSON.stringify({ databaseUrl, ports, pid: process.pid }), { mode: 0o600 })
  const release = async () => {
    rmSync(note, { force: true })
    await database?.stop()
  }
  return { ports, env, database, fresh, release }
}

const embeddedDatabase = (directory: string, databasePort: number, password: string) =>
  process.env.DATABASE_URL
    ? undefined
    : startDatabase({ directory: join(directory, 'postgres'), port: databasePort, password })

/** Runs one console command to its end and hands its lines on. */
export function runCommand(args: string[], env: NodeJS.ProcessEnv, quiet = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with code ${code}`))
    )
  })
}

/** Remembers that the demo world is there. */
export const markSeeded = () =>
  writeFileSync(join(dataDirectory(), 'seeded'), new Date().toISOString())
