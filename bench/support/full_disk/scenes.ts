import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CustomersLoad, Wanted } from '../customers_load.ts'
import type { Fleet } from '../fleet.ts'
import type { SmallDisk } from '../small_disk.ts'
import type { Disks } from './disks.ts'

export type Scene = {
  name: string
  disk: SmallDisk
  wanted?: Wanted
  /** What has to happen beside the full disk, so that somebody needs its room. */
  whileFull?: () => Promise<void>
  /** What whoever runs the machine does once there is room. */
  onceEmpty?: () => Promise<void>
  /** When what the disk held up is done: asked with what was confirmed, and the moment, when there was room again. */
  isBack: (load: CustomersLoad, since: number, confirmed: readonly number[]) => Promise<boolean>
  /** What was seen while it was full, beside the answers. */
  seen: () => Promise<string>
}

const MOST_SEGMENTS = 64
/** Its files are made on demand, and lie in the shop's own store. */
const CUT = {
  product: 'fx_filtered',
  ...{ from: '2026-09-01', to: '2026-09-30' },
  filterableProductParameters: { levelOne: ['MRLX'], levelTwo: ['EUR'] },
}

const told = async (load: CustomersLoad, since: number) => load.lastTold > since

export function scenes(fleet: Fleet, disks: Disks): Scene[] {
  return [
    { name: 'database', disk: disks.tables, isBack: told, seen: () => healthOf(fleet) },
    {
      name: 'its log',
      disk: disks.log,
      whileFull: () => useLog(fleet),
      onceEmpty: () => watchOver(fleet),
      isBack: told,
      seen: () => healthOf(fleet),
    },
    {
      name: 'storage',
      disk: disks.storage,
      wanted: { item: CUT, ordersAPayment: 2 },
      isBack: async (_load, _since, confirmed) => (await openOf(fleet, confirmed)) === 0,
      seen: () => reasonsOf(fleet),
    },
    {
      name: 'lines',
      disk: disks.lines,
      isBack: told,
      seen: async () => lostOf(disks.lines.folder),
    },
  ]
}

/** Which part is ill, as /health says. */
async function healthOf(fleet: Fleet): Promise<string> {
  const [web] = fleet.all('web')
  const answer = await fetch(`${web!.url}/health/ready`)
  const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean }> }
  const ill = Object.keys(checks).filter((name) => !checks[name]!.ok)
  return `/health ${answer.status}, ill: ${ill.join(', ') || 'nothing'}`
}

/** Fills one piece of the log after the other until the database finds no room for the next. */
async function useLog(fleet: Fleet): Promise<void> {
  for (let segment = 0; segment < MOST_SEGMENTS; segment++) {
    const isAlive = await fleet
      .sql(
        `select pg_switch_wal() from pg_logical_emit_message(true, 'bench', repeat('x', 100000))`
      )
      .then(
        () => true,
        () => false
      )
    if (!isAlive) return
    await wait(100)
  }
}

/** What systemd does with a database that has ended. */
async function watchOver(fleet: Fleet): Promise<void> {
  await wait(1_000)
  if (fleet.databaseHasEnded) await fleet.restartDatabase()
}

async function openOf(fleet: Fleet, numbers: readonly number[]): Promise<number> {
  const [open] = await fleet.sql<{ count: number }>(
    `select count(*)::int as count from orders where number = any($1::bigint[]) and state <> 'Completed'`,
    [numbers]
  )
  return open!.count
}

/** Why tasks wait. */
async function reasonsOf(fleet: Fleet): Promise<string> {
  const reasons = await fleet.sql<{ said: string }>(
    `select count(*) || ' ' || state || ' × ' || failure_code as said from delivery_tasks
      where failure_code is not null and state <> 'Succeeded' group by state, failure_code`
  )
  return reasons.map(({ said }) => said.replace('delivery.errors.', '')).join(', ') || 'nothing'
}

/** What the log says of lines that it could not hold; told once there is room. */
function lostOf(folder: string): string {
  const [path] = globSync('*.log', { cwd: folder })
  const text = readFileSync(join(folder, path!), 'utf8')
  const lost = [...text.matchAll(/"lost":(\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0
  )
  return `${text.trimEnd().split('\n').length} lines, ${lost} let go`
}
