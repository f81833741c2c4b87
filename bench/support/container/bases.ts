import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Podman } from './podman.ts'

const { SUITE = 'bookworm', MIRROR = 'http://deb.debian.org/debian' } = process.env
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' }
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt'
const NODE = 'node_modules/node/bin/node'
const NPM = 'npm@11'
/** What the small base consists of, besides Node. */
const SMALL = ['base-files', 'netbase', 'tzdata', 'media-types', 'libc6', 'libssl3', 'libgcc-s1']
const NOBODY = 65_532

/** The names of the bases that a Dockerfile is built of, in their order. */
export const basesOf = (dockerfile: string): string[] =>
  [...readFileSync(dockerfile, 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name!)

/**
 * Stands in for both bases under their own names, made of Debian's packages and the Node of the lock file: no registry
 * of images has to be reached. They are kept, and so is a bare Debian in the folder.
 */
export function makeBases(podman: Podman, folder: string, dockerfile: string): void {
  const [large, small] = basesOf(dockerfile)
  // Made anew they would be others, and nothing built of them before would be taken again.
  if ([large, small].every((name) => podman.code('image', 'exists', name!) === 0)) return
  const debian = bareDebian(join(folder, 'debian'))
  podman.importFolder(largeBase(debian), large!, ['ENV NODE_EXTRA_CA_CERTS=/' + CERTIFICATES])
  podman.importFolder(smallBase(debian, join(folder, 'small')), small!, [
    `USER ${NOBODY}`,
    'WORKDIR /home/nonroot',
    `ENV SSL_CERT_FILE=/${CERTIFICATES}`,
    'ENTRYPOINT ["/nodejs/bin/node"]',
  ])
}

function bareDebian(folder: string): string {
  if (existsSync(folder)) return folder
  const half = `${folder}.new`
  rmSync(half, { recursive: true, force: true })
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', SUITE, half, MIRROR)
  execFileSync('mv', [half, folder])
  return folder
}

/** Node and npm, with whose authorities this machine believes. */
function largeBase(debian: string): string {
  cpSync(`/${CERTIFICATES}`, join(debian, CERTIFICATES), { dereference: true })
  cpSync(NODE, join(debian, 'usr/local/bin/node'), { dereference: true })
  if (!existsSync(join(debian, 'usr/local/bin/npm'))) {
    execFileSync('npm', ['install', '--global', '--prefix', join(debian, 'usr/local'), NPM], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return debian
}

/** Libraries without a shell, an account without rights, and Node. */
function smallBase(debian: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  const packages = join(debian, 'root/packages')
  mkdirSync(packages, { recursive: true })
  if (globSync('*.deb', { cwd: packages }).length === 0) {
    const names = [...SMALL, 'libstdc++6', 'libgomp1'].join(' ')
    run('chroot', debian, 'sh', '-ec', `cd /root/packages && apt-get download ${names}`)
  }
  mkdirSync(folder)
  for (const name of globSync('*.deb', { cwd: packages })) {
    run('dpkg-deb', '-x', join(packages, name), folder)
  }
  for (const path of ['nodejs/bin', 'etc/ssl/certs', 'home/nonroot', 'tmp']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  run('chmod', '1777', join(folder, 'tmp'))
  cpSync(join(debian, CERTIFICATES), join(folder, CERTIFICATES))
  cpSync(NODE, join(folder, 'nodejs/bin/node'), { dereference: true })
  const accounts = `root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:${NOBODY}:${NOBODY}:nonroot:/home/nonroot:/sbin/nologin\n`
  writeFileSync(join(folder, 'etc/passwd'), accounts)
  writeFileSync(join(folder, 'etc/group'), `root:x:0:\nnonroot:x:${NOBODY}:\n`)
  return folder
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'inherit'] })
}
