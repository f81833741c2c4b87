/*
 * From a bare Debian to the first file that a customer has: `npm run bench:clean-root` follows what docs/operation.md
 * says about a machine without containers, word by word. It asks for root and for debootstrap in the path. Bare
 * Debian and its packages are kept in tmp/clean_root; FRESH=1 fetches them again.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packShop } from '../bin/support/pack.ts'
import { ROOT } from '../bin/support/paths.ts'
import { bareDebian } from './support/clean_root/bare_debian.ts'
import { Steps } from './support/clean_root/steps.ts'

const INSIDE = 'bench/support/clean_root/inside.ts'
const APART = ['--mount', '--pid', '--net', '--uts', '--ipc', '--fork', '--mount-proc']

if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0) {
  console.error('It needs root and debootstrap: apt-get install debootstrap')
  process.exit(1)
}
const place = resolve(process.env.PLACE ?? join(ROOT, 'tmp', 'clean_root'))
const [run, shop] = [join(place, 'run'), join(place, 'kontor-shop')]
const steps = new Steps()
const base = await bareDebian(join(place, 'debian'), steps)
await steps.take('npm run pack', async () => {
  const { files, bytes } = await packShop(shop)
  return `${files} files, ${Math.round(bytes / 1_000_000)} MB`
})

// A machine of its own as far as this one allows: processes, network, mounts. All of it ends with its first process.
rmSync(run, { recursive: true, force: true })
const inside = [process.execPath, ...process.execArgv, INSIDE]
const { status } = spawnSync('unshare', [...APART, '--kill-child', ...inside], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, STEPS: JSON.stringify(steps.taken), BASE: base, SHOP: shop, RUN: run },
})
rmSync(run, { recursive: true, force: true })
process.exit(status ?? 1)
