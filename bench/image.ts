/*
 * The image of deploy/Dockerfile, built and started where no image registry can be reached: `npm run bench:image`. It
 * asks for root, debootstrap, buildah, and podman with crun. What the Dockerfile begins with is made of Debian's
 * packages; all is kept in tmp/image, FRESH=1 makes the beginnings anew. npm's settings of this machine are lent to the
 * build and are not in the image.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startDatabase } from '../bin/support/embedded_database.ts'
import { ROOT } from '../bin/support/paths.ts'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { Containers } from './support/image/containers.ts'
import { bootOf, hardeningOf } from './support/image/looks.ts'
import { makeBeginnings } from './support/image/beginnings.ts'
import { table } from './support/table.ts'

const NEEDED = ['debootstrap', 'buildah', 'podman', 'crun']
const missing = NEEDED.filter((name) => spawnSync(name, ['--version']).error)
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.error(`It needs root, and apt-get install ${NEEDED.join(' ')}`)
  process.exit(1)
}
const place = resolve(process.env.PLACE ?? join(ROOT, 'tmp', 'image'))
mkdirSync(place, { recursive: true })
const containers = new Containers(place)
makeBeginnings(join(place, 'debian'), containers)

const began = performance.now()
const settings = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim()
containers.build(settings)
const built = (performance.now() - began) / 1000

const home = mkdtempSync(join(tmpdir(), 'kontor-image-'))
chmodSync(home, 0o755)
const database = await startDatabase({
  directory: join(home, 'postgres'),
  port: () => takePort('database', randomPort()),
  password: 'image',
})
const lines = [
  ['built in', `${built.toFixed(0)} s`, ''],
  ['size', `${Math.round(containers.size() / 1_000_000)} MB`, '350 MB'],
]
try {
  lines.push(...(await bootOf(containers, database.url)))
  lines.push(...(await hardeningOf(containers)))
} finally {
  console.log(table(['figure', 'measured', 'aim'], lines))
  containers.removeAll()
  await database.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(lines.some(([, measured]) => measured!.includes('NO')) ? 1 : 0)
