/*
 * The image of deploy/Dockerfile: built, started read-only and without rights, and asked for an order: `npm run
 * bench:container`. It asks for root, debootstrap, podman and runc. No registry of images is reached: bases are made of
 * Debian's packages, and kept in tmp/container. BOOTS sets how often the start is measured, BUILT=1 takes the image of the last run.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../bin/support/paths.ts'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { makeBuyers, makeClerk } from './support/buyers.ts'
import { makeBases } from './support/container/bases.ts'
import { orderOnce } from './support/container/one_order.ts'
import { lackingPrograms, Podman, podmanVersion } from './support/container/podman.ts'
import { ShopInContainers } from './support/container/shop_in_containers.ts'
import { Fleet } from './support/fleet.ts'
import { percentile } from './support/percentile.ts'
import { processorSecondsOf } from './support/processes.ts'
import { table } from './support/table.ts'

const BOOTS = Number(process.env.BOOTS ?? 7)
const DOCKERFILE = 'deploy/Dockerfile'
const IMAGE = 'localhost/kontor'

const lacking = lackingPrograms()
if (process.getuid?.() !== 0 || lacking.length > 0) {
  console.error(`It needs root and: apt-get install ${lacking.join(' ')}`)
  process.exit(1)
}
const place = resolve(process.env.PLACE ?? join(ROOT, 'tmp', 'container'))
const podman = new Podman(place)
const rows: string[][] = []
const timed = async (name: string, work: () => unknown, aim = '') => {
  const began = performance.now()
  const says = await work()
  const seconds = `${((performance.now() - began) / 1_000).toFixed(1)} s`
  rows.push([name, typeof says === 'string' ? `${says} (${seconds})` : seconds, aim])
}

if (!process.env.BUILT) {
  await timed('bases of Debian packages', () => makeBases(podman, place, DOCKERFILE))
  await timed('build', () => podman.build(DOCKERFILE, IMAGE))
}
const megabytes = Number(podman.ask('image', 'inspect', '--format', '{{.Size}}', IMAGE)) / 1e6
rows.push(['size of the image', `${Math.round(megabytes)} MB`, '350 MB'])

const port = await takePort('shop', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
try {
  const shop = new ShopInContainers(podman, IMAGE, fleet, port)
  await fleet.sql('create database of_container')
  const empty = Object.assign(new URL(fleet.databaseUrl), { pathname: '/of_container' }).href
  await timed('migration:run on an empty database', () => shop.makeTables(empty))
  for (const name of ['web', 'worker']) podman.code('rm', '--force', name)
  shop.make('web')
  shop.make('worker', 'bin/worker.js')
  rows.push(['a container that does nothing', secondsOf(nothing()), ''])
  const { taken, processor } = await boots(shop)
  rows.push(['boot: from start to /health/live', secondsOf(taken), '1.5 s'])
  rows.push(['processor time of the web process until then', secondsOf(processor), ''])
  await timed('/health/ready', async () => void (await shop.untilAlive('/health/ready')))
  rows.push(['its health check', `code ${podman.code('healthcheck', 'run', 'web')}`, 'code 0'])
  rows.push(['account, rights, file system', guards(), '65532, none, read-only'])
  shop.start('worker')
  const [buyer] = await makeBuyers(fleet.databaseUrl, 1)
  const clerk = await makeClerk(fleet.databaseUrl)
  await timed('an order', () => orderOnce({ url: shop.url, buyer: buyer!, clerk }))
  const codes = ['web', 'worker'].map((name) => shop.stop(name))
  rows.push(['exit codes of web, worker', codes.join(', '), '0, 0'])
} finally {
  for (const name of ['web', 'worker']) podman.code('rm', '--force', name)
  await fleet.stop()
  console.log(podmanVersion())
  console.log(table(['figure', 'measured', 'aim'], rows))
}
process.exit(0)

/** What the runtime and Node alone take. */
function nothing(): number[] {
  const command = podman.run('--rm', IMAGE, '-e', '0')
  return Array.from({ length: BOOTS }, () => {
    const began = performance.now()
    podman.ask(...command)
    return performance.now() - began
  })
}

/** The last one goes on running. */
async function boots(shop: ShopInContainers) {
  const [taken, processor]: number[][] = [[], []]
  for (let boot = 0; boot < BOOTS; boot++) {
    if (boot > 0) shop.stop('web')
    const began = performance.now()
    shop.start('web')
    await shop.untilAlive()
    taken!.push(performance.now() - began)
    processor!.push(processorSecondsOf(pidOf('web')) * 1_000)
  }
  return { taken: taken!, processor: processor! }
}

function pidOf(name: string): number {
  return Number(podman.ask('inspect', '--format', '{{.State.Pid}}', name))
}

/** What the kernel says of its first process, and what becomes of a file that it would write beside its programs. */
function guards(): string {
  const status = readFileSync(`/proc/${pidOf('web')}/status`, 'utf8')
  const [, user] = status.match(/^Uid:\t(\d+)/m)!
  const rights = /^CapEff:\t0+$/m.test(status) ? 'none' : 'SOME'
  const writing = ['-e', 'require("node:fs").writeFileSync("/kontor/x", "")']
  const isWritten = podman.code('exec', 'web', '/nodejs/bin/node', ...writing) === 0
  return `${user}, ${rights}, ${isWritten ? 'WRITABLE' : 'read-only'}`
}

function secondsOf(milliseconds: number[]): string {
  const [median, most] = [50, 100].map((at) => percentile(milliseconds, at) / 1_000)
  return `median ${median!.toFixed(2)} s, longest ${most!.toFixed(2)} s`
}
