import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const BARE = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']

export type Outcome = { code: number; output: string }

/** A Debian in a folder, which this process and its children see as a machine. */
export class Machine {
  private constructor(readonly root: string) {}

  /** Lays what is written over what is kept, so that the next run begins as bare as this one. */
  static start(base: string, run: string): Machine {
    const [root, upper, work] = ['root', 'upper', 'work'].map((name) => join(run, name))
    for (const folder of [root!, upper!, work!]) mkdirSync(folder, { recursive: true })
    const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`
    execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, root!])
    execFileSync('mount', ['-t', 'proc', 'proc', join(root!, 'proc')])
    execFileSync('mount', ['--rbind', '/dev', join(root!, 'dev')])
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(root!, 'dev/shm')])
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(root!, 'run')])
    execFileSync('mount', ['--bind', join(root!, 'etc/hosts'), '/etc/hosts'])
    execFileSync('ip', ['link', 'set', 'lo', 'up'])
    return new Machine(root!)
  }

  /** Where a path of this machine lies. */
  at = (path: string): string => join(this.root, path)

  /** What a shell of its root says to a line, and the code it ends with. */
  async say(line: string): Promise<Outcome> {
    const child = spawn('chroot', [this.root, ...BARE, 'sh', '-c', line], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // A service that stays behind would hold these open.
    const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
    const [code, output, errors] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ])
    return { code, output: output + errors }
  }

  /** The same, where nothing else than 0 will do. @throws what it said */
  async do(line: string): Promise<void> {
    const { code, output } = await this.say(line)
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`)
  }

  /**
   * Starts a line for an account without any rights of root, on a file system that is read-only but for `writable`
   * and a /tmp of its own: what the units ask of systemd.
   */
  spawnAs(user: string, line: string, env: string[], writable: string[]): ChildProcess {
    const kept = writable.map((path) => `mount --bind '${this.at(path)}' '${this.at(path)}'`)
    const apart = [
      ...kept,
      `mount -t tmpfs tmpfs '${this.at('/tmp')}'`,
      `mount -o remount,ro,bind '${this.root}'`,
      'exec "$@"',
    ].join(' && ')
    const rights = ['setpriv', '--reuid', user, '--regid', user, '--init-groups']
    const bare = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', ...BARE, ...env]
    const chroot = ['chroot', this.root, ...rights, ...bare, 'sh', '-c', line]
    return spawn('unshare', ['--mount', 'sh', '-c', apart, 'sh', ...chroot], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  }
}
