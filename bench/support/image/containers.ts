import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const IMAGE = 'localhost/kontor'
const ASIDE = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers']

/** buildah and podman with a store of their own, which nothing else on this machine sees. */
export class Containers {
  #store: string[]
  #started: string[] = []

  constructor(place: string) {
    const [root, run] = [join(place, 'store'), join(place, 'run')]
    this.#store = ['--root', root, '--runroot', run, '--storage-driver', 'overlay']
  }

  /** What buildah answers. */
  buildah = (...args: string[]): string =>
    execFileSync('buildah', [...this.#store, ...args], { encoding: 'utf8' }).trim()

  /** What podman answers. @throws what it says where it does not end with 0 */
  podman = (...args: string[]): string =>
    execFileSync('podman', [...this.#store, '--cgroup-manager', 'cgroupfs', ...args], {
      encoding: 'utf8',
    }).trim()

  /** Whether an image is in the store. */
  has = (name: string): boolean =>
    this.buildah('images', '--format', '{{.Name}}:{{.Tag}}').includes(name)

  /** Builds deploy/Dockerfile as it stands, with these settings of npm. */
  build(npmSettings: string): void {
    const file = ['--file', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore']
    const lent = existsSync(npmSettings) ? ['--volume', `${npmSettings}:/root/.npmrc:ro`] : []
    execFileSync(
      'buildah',
      [...this.#store, 'bud', ...ASIDE, ...file, ...lent, '--tag', IMAGE, '.'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      }
    )
  }

  /** Of all files of the image, in bytes. */
  size(): number {
    const container = this.buildah('from', IMAGE)
    const folder = this.buildah('mount', container)
    const [kilobytes] = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')
    this.buildah('rm', container)
    return Number(kilobytes) * 1024
  }

  /** As deploy/compose.yaml starts it: read-only, without rights, with an empty volume for its data. */
  run(name: string, env: Record<string, string>, args: string[] = [], more: string[] = []): string {
    const settings = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])
    const bare = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--network', 'host']
    const closed = [
      '--security-opt',
      'no-new-privileges',
      '--cgroups',
      'disabled',
      '--ulimit',
      'nofile=4096:4096',
    ]
    const volume = ['--volume', `${name}:/data`, '--name', name]
    this.#started.push(name)
    return this.podman('run', ...bare, ...closed, ...volume, ...settings, ...more, IMAGE, ...args)
  }

  removeAll(): void {
    for (const name of this.#started) this.podman('rm', '--force', '--volumes', '--time', '1', name)
  }
}
