import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Containers } from './containers.ts'

const { MIRROR = 'http://deb.debian.org/debian' } = process.env
const SUITE = 'bookworm'
/** Of which the distroless images with Node consist. */
const PACKAGES = [
  ...['base-files', 'ca-certificates', 'libc6', 'libgcc-s1', 'libgomp1', 'libssl3', 'libstdc++6'],
  ...['netbase', 'tzdata'],
]
const NODE = 'node_modules/node/bin/node'
const PEOPLE =
  'root:x:0:0::/root:/sbin/nologin\nnonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n'

/** Makes images with the names that deploy/Dockerfile begins with: a Debian with Node and npm, and Node with next to nothing. */
export function makeBeginnings(debian: string, containers: Containers): void {
  const [build, runtime] = namesIn(readFileSync('deploy/Dockerfile', 'utf8'))
  if (process.env.FRESH) rmSync(debian, { recursive: true, force: true })
  if (existsSync(debian) && containers.has(build!) && containers.has(runtime!)) return
  if (!existsSync(debian)) bareDebian(debian)
  const bare = withNodeAlone(debian)
  withNpm(debian)
  commit(containers, debian, build!)
  commit(containers, bare, runtime!)
}

const namesIn = (file: string) => [...file.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name!)

function bareDebian(folder: string): void {
  const include = `--include=${PACKAGES.join(',')}`
  rmSync(`${folder}.new`, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', include, SUITE, `${folder}.new`, MIRROR], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  renameSync(`${folder}.new`, folder)
}

/** Node of the lock file, and the npm of this machine. */
function withNpm(debian: string): void {
  const npm = join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm')
  const [programs, modules] = ['usr/local/bin', 'usr/local/lib/node_modules'].map((path) =>
    join(debian, path)
  )
  cpSync(NODE, join(programs!, 'node'))
  cpSync(npm, join(modules!, 'npm'), { recursive: true })
  const link = join(programs!, 'npm')
  if (!existsSync(link)) symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', link)
  // Whom this machine believes besides the authorities that everybody knows, npm has to believe there as well.
  const believed = process.env.NODE_EXTRA_CA_CERTS
  if (!believed) return
  cpSync(believed, join(debian, 'etc/npm_authorities.pem'))
  mkdirSync(join(debian, 'usr/local/etc'), { recursive: true })
  writeFileSync(join(debian, 'usr/local/etc/npmrc'), 'cafile=/etc/npm_authorities.pem\n')
}

/** Files of the few packages, Node, and somebody without rights. */
function withNodeAlone(debian: string): string {
  const folder = `${debian}.bare`
  rmSync(folder, { recursive: true, force: true })
  // /lib64 and its like are links to these.
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) {
    mkdirSync(join(folder, 'usr', name), { recursive: true })
  }
  const of = execFileSync('chroot', [debian, 'dpkg', '-L', ...PACKAGES], { encoding: 'utf8' })
  const input = of.replaceAll(/^\//gm, './')
  const packed = execFileSync('tar', ['-C', debian, '--no-recursion', '-c', '-T', '-'], {
    input,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-C', folder, '-x'], { input: packed })
  const known = 'etc/ssl/certs/ca-certificates.crt'
  mkdirSync(dirname(join(folder, known)), { recursive: true })
  cpSync(join(debian, known), join(folder, known))
  mkdirSync(join(folder, 'nodejs/bin'), { recursive: true })
  cpSync(NODE, join(folder, 'nodejs/bin/node'))
  writeFileSync(join(folder, 'etc/passwd'), PEOPLE)
  return folder
}

function commit(containers: Containers, folder: string, name: string): void {
  const container = containers.buildah('from', 'scratch')
  containers.buildah('copy', '--quiet', container, folder, '/')
  containers.buildah(
    'commit',
    '--quiet',
    '--rm',
    container,
    name.includes('/') ? name : `localhost/${name}`
  )
}
