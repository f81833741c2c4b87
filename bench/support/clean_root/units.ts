import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** What systemd does with the units of `deploy/systemd`, as far as they need it to be started and ended. */
export class Units {
  #running = new Map<string, ChildProcess>()

  constructor(private machine: Machine) {}

  /** Starts a unit as its user, with its environment, secrets and read-only file system. */
  start(name: string): void {
    const unit = readUnit(this.machine.at(`/etc/systemd/system/${name}.service`))
    const credentials = `/run/credentials/${name}.service`
    const [user] = unit.User!
    mkdirSync(this.machine.at(credentials), { recursive: true })
    for (const credential of unit.LoadCredential ?? []) {
      const [id, from] = credential.split(':')
      const to = join(credentials, id!)
      cpSync(this.machine.at(from!), this.machine.at(to))
      execFileSync('chroot', [this.machine.root, 'chown', `${user}:`, to])
    }
    const env = [
      ...unit.Environment!.flatMap((line) => line.split(' ')),
      ...unit.EnvironmentFile!.flatMap((path) => settingsIn(this.machine.at(path))),
    ].map((one) => one.replaceAll('%d', credentials))
    const line = `umask ${unit.UMask![0]} && cd ${unit.WorkingDirectory![0]} && exec ${unit.ExecStart![0]}`
    this.#running.set(name, this.machine.spawnAs(user!, line, env, unit.ReadWritePaths!))
  }

  /** Ends all as `systemctl stop` does; their exit codes. */
  async stop(): Promise<(number | null)[]> {
    return Promise.all(
      [...this.#running.values()].map(async (child) => {
        if (child.exitCode !== null) return child.exitCode
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        const [code] = (await ended) as [number | null]
        return code
      })
    )
  }
}

/** Values by name; a name may stand several times. */
function readUnit(path: string): Record<string, string[] | undefined> {
  const values: Record<string, string[]> = {}
  for (const [, name, value] of readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
    ;(values[name!] ??= []).push(value!)
  }
  return values
}

const settingsIn = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.replace(/="(.*)"$/, '=$1'))
