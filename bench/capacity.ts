/*
 * What a shop of one, two and four web processes carries, and what is full first: `npm run bench:capacity`. Customers
 * order without looking, customers read twenty pages before each order, customers fetch what they have; each for SECONDS.
 * PROCESSES names other numbers (`1,2`), PAID how many orders are delivered; these show what an order leaves in the database.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { makeBuyers, makeClerk, type Buyer } from './support/buyers.ts'
import { fetchAll, filesOf, untilMade, type Fetchable } from './support/capacity/fetches.ts'
import { notePaid, orderFor, orderOnce } from './support/capacity/ordering.ts'
import { watchProcessors, type Busy } from './support/capacity/processors.ts'
import { grownSince, standing, type Left } from './support/capacity/rows_left.ts'
import { CustomersLoad } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { table } from './support/table.ts'

const PROCESSES = (process.env.PROCESSES ?? '1,2,4').split(',').map(Number)
const SECONDS = Number(process.env.SECONDS ?? 60)
const PAID = Number(process.env.PAID ?? 200)
const CUSTOMERS = 1_000
const AT_ONCE = 16
const SECONDS_A_DAY = 86_400
const TABLES_SHOWN = 12
const FULL = 0.9

const port = await takePort('shop', randomPort())
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const rows: string[][] = []
try {
  const buyers = await makeBuyers(fleet.databaseUrl, CUSTOMERS)
  const clerk = await makeClerk(fleet.databaseUrl)
  const common = { API_VISITOR_CALLS: '1000000' }
  await fleet.add('worker', common)
  await fleet.add('web', common)
  const before = await standing(fleet)
  const files = await delivered(buyers.slice(0, PAID), clerk)
  const ofEach = Math.floor(files.length / PROCESSES.length)
  const own = files.splice(0, ofEach)
  for (const count of PROCESSES) {
    while (fleet.all('web').length < count) await fleet.add('web', common)
    await fetching(count, count === PROCESSES[0] ? own : files.splice(0, ofEach))
    if (count === PROCESSES[0]) await tellOfRows(before)
    await ordering(count, buyers.slice(PAID))
    await living(count, buyers.slice(-AT_ONCE), clerk)
  }
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`${availableParallelism()} processors, load ${load.join(', ')}`)
  const parts = ['web', 'database', 'worker', 'asking', 'others']
  console.log(table(['web processes', 'what', 'a second', 'a day', ...parts, 'full first'], rows))
} finally {
  await fleet.stop()
}
process.exit(0)

function urls(): string[] {
  return fleet.all('web').map(({ url }) => url)
}

/** Orders that are paid and made; their files. */
async function delivered(people: Buyer[], clerk: Buyer): Promise<Fetchable[]> {
  const [url] = urls()
  const busy = watchProcessors(fleet)
  const began = performance.now()
  const orders: [Buyer, number][] = []
  for (const buyer of people) {
    const order = await orderOnce(url!, buyer)
    await notePaid(url!, clerk, buyer, order)
    orders.push([buyer, order])
  }
  const files: Fetchable[] = []
  for (const [buyer, order] of orders) {
    if (!(await untilMade(url!, buyer, order))) throw new Error(`Order ${order} is not made`)
    files.push(...(await filesOf(url!, buyer, order)))
  }
  const seconds = (performance.now() - began) / 1_000
  note(1, `files of ${people.length} orders made, by one worker`, files.length / seconds, busy())
  return files
}

async function ordering(count: number, people: Buyer[]): Promise<void> {
  await orderFor(urls(), people, AT_ONCE, SECONDS / 10)
  const busy = watchProcessors(fleet)
  const began = performance.now()
  const orders = await orderFor(urls(), people, AT_ONCE, SECONDS)
  note(count, 'orders', (orders / (performance.now() - began)) * 1_000, busy())
}

/** Twenty pages with a file each before an order, of which every twentieth is paid. */
async function living(count: number, people: Buyer[], clerk: Buyer): Promise<void> {
  const loads = urls().map((url, at) => {
    const own = people.filter((_, place) => place % count === at)
    return new CustomersLoad(url, own, clerk)
  })
  for (const load of loads) load.start()
  await wait((SECONDS * 1_000) / 10)
  const sum = (of: (load: CustomersLoad) => number) =>
    loads.reduce((all, load) => all + of(load), 0)
  const told = sum((load) => load.told.size)
  const asked = sum((load) => load.asked)
  const busy = watchProcessors(fleet)
  await wait(SECONDS * 1_000)
  const used = busy()
  const perSecond = (value: number) => value / SECONDS
  note(count, 'orders after twenty pages', perSecond(sum((load) => load.told.size) - told), used)
  note(count, 'their requests', perSecond(sum((load) => load.asked) - asked), used)
  await Promise.all(loads.map((load) => load.stop()))
  const failed = sum((load) => load.failures)
  if (failed > 0) rows.push([String(count), `FAILED: ${failed} requests`])
}

async function fetching(count: number, files: Fetchable[]): Promise<void> {
  const busy = watchProcessors(fleet)
  const began = performance.now()
  const fetched = await fetchAll(urls(), files, AT_ONCE, SECONDS)
  const seconds = (performance.now() - began) / 1_000
  const used = busy()
  const each = `${Math.round(fetched.bytes / fetched.files / 1_000)} kB`
  note(count, `downloads of ${each}`, fetched.files / seconds, used)
}

function note(count: number, what: string, perSecond: number, busy: Busy): void {
  const day = Math.round(perSecond * SECONDS_A_DAY).toLocaleString('en')
  const { machine, ...own } = busy
  const others = machine - Object.values(own).reduce((sum, one) => sum + one, 0)
  const shares = [own.web, own.database, own.worker, own.asking, Math.max(0, others)]
  const parts = shares.map((one) => one.toFixed(2))
  rows.push([String(count), what, perSecond.toFixed(1), day, ...parts, fullOf(count, busy)])
  console.log(rows.at(-1)!.join(' | '))
}

function fullOf(count: number, { web, worker, machine }: Busy): string {
  const full = [
    ...(web / count >= FULL ? ['web'] : []),
    ...(worker >= FULL ? ['worker'] : []),
    ...(machine / availableParallelism() >= FULL ? ['machine'] : []),
  ]
  return full.join(', ') || 'nothing: who asks waits'
}

/** Every order so far was paid and delivered, and some of its files were fetched. */
async function tellOfRows(before: Map<string, Left>): Promise<void> {
  const grown = grownSince(before, await standing(fleet))
  const orders = grown.find((one) => one.table === 'public.orders')!.rows
  const sum = (all: Left[], of: (one: Left) => number) =>
    all.reduce((more, one) => more + of(one), 0)
  const line = (name: string, all: Left[]) => {
    const count = sum(all, ({ rows: own }) => own)
    const [bytes, indexes] = [sum(all, (one) => one.bytes), sum(all, (one) => one.indexes)]
    const each = [bytes / count, indexes / count, (bytes + indexes) / orders]
    return [name, (count / orders).toFixed(2), ...each.map((one) => String(Math.round(one)))]
  }
  const shown = grown.slice(0, TABLES_SHOWN).map((one) => line(one.table, [one]))
  console.log(`\nWhat one of ${orders} orders leaves:`)
  const head = ['table', 'rows', 'bytes of one', 'in indexes', 'bytes of an order']
  console.log(table(head, [...shown, line('all tables', grown)]))
}
