/*
 * Disks that run full while customers order: `npm run bench:full-disk`, as root. Database, its log, storage and
 * the lines of the log have a small disk each; one after the other is filled, and emptied again. Nobody starts a
 * process of the shop anew. SECONDS sets how long a disk is full, ONLY=storage takes one alone.
 */
import { spawnSync } from 'node:child_process'
import { Fleet } from './support/fleet.ts'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { layDisks } from './support/full_disk/disks.ts'
import { scenes } from './support/full_disk/scenes.ts'
import { play } from './support/full_disk/play.ts'
import { startProxy } from './support/proxy.ts'
import { table } from './support/table.ts'

const APART = ['--mount', '--propagation', 'private']

if (process.getuid?.() !== 0) {
  console.error('It needs root, who alone may lay disks')
  process.exit(1)
}
// Disks are seen by this program and those that it starts, and go with the last of them.
if (!process.env.APART) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, APART: 'yes' }
  const { status } = spawnSync('unshare', [...APART, ...again], { stdio: 'inherit', env })
  process.exit(status ?? 1)
}

const port = await takePort('proxy', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
const disks = await layDisks(fleet)
const only = process.env.ONLY?.split(',')
try {
  fleet.linesTo = `${disks.lines.folder}/shop.log`
  for (const kind of ['web', 'web', 'worker'] as const) await fleet.add(kind, { LOG_LEVEL: 'info' })
  const started = fleet.members.map(({ process: { pid } }) => pid)
  const columns: string[][][] = []
  const chosen = scenes(fleet, disks).filter(({ name }) => !only || only.includes(name))
  for (const scene of chosen) {
    columns.push(await play(scene, { fleet, url: proxy.url }))
    console.log(`${scene.name}: measured`)
    if (process.env.LOUD) console.log(table(['figure', 'measured', 'aim'], columns.at(-1)!))
  }
  const rows = columns[0]?.map(([figure, , aim], at) => [
    figure!,
    ...columns.map((column) => column[at]![1]!),
    aim!,
  ])
  if (rows) console.log(table(['figure', ...chosen.map(({ name }) => name), 'aim'], rows))
  const same = started.every((pid) => fleet.members.some(({ process: one }) => one.pid === pid))
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [['processes of the shop that ended or were started anew', same ? '0' : 'SOME', '0']]
    )
  )
} finally {
  for (const disk of Object.values(disks)) disk.empty()
  await fleet.end()
  await proxy.stop()
  for (const disk of Object.values(disks)) disk.remove()
  await fleet.stop()
}
process.exit(0)
