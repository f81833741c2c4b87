import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Open files and processes of a container; the usual limits of one are beyond what this machine may give. */
const LIMITS = ['--ulimit', 'nofile=8192:8192', '--ulimit', 'nproc=4096:4096']

/** Which of the programs that are needed this machine lacks. */
export const lackingPrograms = (): string[] =>
  ['debootstrap', 'podman', 'runc'].filter((name) => spawnSync(name, ['--version']).error)

export const podmanVersion = (): string =>
  `podman ${said('podman', ['--version']).match(/[\d.]+$/)![0]}, ${said('runc', ['--version']).split('\n')[0]}`

const said = (program: string, args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** A podman with images and containers of its own in a folder; the machine's are not touched. */
export class Podman {
  readonly #ways: string[]

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    const places = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
    // crun refuses machines that have both kinds of control groups.
    const means = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file']
    this.#ways = [...places, ...means]
  }

  /** What podman answers to a command. @throws what it says where it fails */
  ask(...args: string[]): string {
    return said('podman', [...this.#ways, ...args])
  }

  /** The same with its words on the terminal. */
  show(...args: string[]): void {
    execFileSync('podman', [...this.#ways, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  }

  /** Its exit code; whatever it says is let go. */
  code(...args: string[]): number | null {
    return spawnSync('podman', [...this.#ways, ...args], { stdio: 'ignore' }).status
  }

  /** An image out of a folder, with lines of a Dockerfile. */
  importFolder(folder: string, name: string, lines: string[]): void {
    const changes = lines.map((line) => `--change '${line}'`).join(' ')
    const ways = this.#ways.map((way) => `'${way}'`).join(' ')
    const command = `tar -C '${folder}' -c . | podman ${ways} import --quiet ${changes} - '${name}'`
    execFileSync('bash', ['-eo', 'pipefail', '-c', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  build(dockerfile: string, name: string): void {
    const file = ['-f', dockerfile, '--ignorefile', `${dockerfile}.dockerignore`]
    // Without this format an image has no health check.
    const ways = ['--format', 'docker', '--pull=never', '--network', 'host', ...LIMITS]
    this.show('build', ...ways, ...file, '-t', name, '.')
  }

  /** As deploy/compose.yaml has it: read-only, without rights; on the network of this machine. */
  readonly run = (...args: string[]): string[] => [
    ...['run', '--network', 'host', '--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', ...LIMITS, ...args],
  ]
}
