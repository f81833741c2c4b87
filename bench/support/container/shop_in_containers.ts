import { chownSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fleet } from '../fleet.ts'
import type { Podman } from './podman.ts'

const NOBODY = 65_532
/** Given to the containers by files or in another way. */
const OWN = ['APP_KEY', 'DATABASE_URL', 'DATA_DIRECTORY', 'PORT', 'HOST']
const LONGEST_MS = 60_000
const DATA = '/data'

/** Containers of an image over the database and the files of a fleet, as deploy/compose.yaml starts them. */
export class ShopInContainers {
  readonly url: string
  readonly #secrets: string[]

  constructor(
    private podman: Podman,
    private image: string,
    private fleet: Fleet,
    private port: number
  ) {
    this.url = `http://127.0.0.1:${port}`
    giveTo(fleet.folder('data'))
    const { APP_KEY } = fleet.environment
    this.#secrets = [
      ...this.#secret('app_key', 'APP_KEY_FILE', APP_KEY!),
      ...this.#secret('database_url', 'DATABASE_URL_FILE', fleet.databaseUrl),
    ]
  }

  /** Makes a container that keeps running; it is started by `start`. */
  make(name: string, ...command: string[]): void {
    const [, ...ways] = this.podman.run('--name', name, ...this.#settings())
    this.podman.ask('create', ...ways, ...this.#secrets, this.image, ...command)
  }

  start(name: string): void {
    this.podman.ask('start', name)
  }

  /** Its exit code once it was asked to end. */
  stop(name: string): number {
    this.podman.ask('stop', '--time', '60', name)
    return Number(this.podman.ask('inspect', '--format', '{{.State.ExitCode}}', name))
  }

  /** Brings the tables of a new database up to date, in a container that ends. */
  makeTables(databaseUrl: string): void {
    const url = this.#secret('new_database', 'DATABASE_URL_FILE', databaseUrl)
    const command = ['bin/console.js', 'migration:run', '--force', '--no-schema-generate']
    const settings = [...this.#settings(), ...this.#secrets, ...url]
    this.podman.ask(...this.podman.run('--rm', ...settings), this.image, ...command)
  }

  /** Milliseconds from now until it answers. @throws after a minute */
  async untilAlive(path = '/health/live'): Promise<number> {
    const began = performance.now()
    while (performance.now() - began < LONGEST_MS) {
      const answer = await fetch(this.url + path).catch(() => null)
      if (answer?.ok) return performance.now() - began
      await wait(5)
    }
    throw new Error(`${path} does not answer`)
  }

  #secret(name: string, setting: string, value: string): string[] {
    const file = this.fleet.folder(name)
    writeFileSync(file, value, { mode: 0o400 })
    chownSync(file, NOBODY, NOBODY)
    const inside = `/run/secrets/${name}`
    return ['-v', `${file}:${inside}:ro`, '-e', `${setting}=${inside}`]
  }

  #settings(): string[] {
    const told = Object.entries(this.fleet.environment).filter(
      ([name, value]) => process.env[name] !== value && !OWN.includes(name)
    )
    const settings = [...told, ['PORT', String(this.port)], ['LOG_LEVEL', 'warn']]
    return [
      ...['-v', `${this.fleet.folder('data')}:${DATA}`],
      ...settings.flatMap(([name, value]) => ['-e', `${name}=${value}`]),
    ]
  }
}

/** The account of the image owns its volume, as it would a new one. */
function giveTo(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const path of ['', ...globSync('**/*', { cwd: folder })]) {
    chownSync(join(folder, path), NOBODY, NOBODY)
  }
}
