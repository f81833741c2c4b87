import { setTimeout as wait } from 'node:timers/promises'
import { runAuditor } from '#auditor/run_auditor'
import { customersOf, type CustomersLoad } from '../customers_load.ts'
import type { Fleet } from '../fleet.ts'
import { linesOfKept, ordersKept } from '../orders_kept.ts'
import type { Scene } from './scenes.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 6)
const LONGEST_MS = 600_000

type Stage = { fleet: Fleet; url: string }

/** Customers order before, while and after a disk is full; the lines of its column. */
export async function play(scene: Scene, { fleet, url }: Stage): Promise<string[][]> {
  const known = await runAuditor({ database: fleet.databaseUrl })
  const load = await customersOf(fleet, url, CUSTOMERS, scene.wanted)
  const since = new Date()
  load.start()
  await wait((SECONDS * 1000) / 2)

  const before = countsOf(load)
  scene.disk.fill()
  await scene.whileFull?.()
  await wait(SECONDS * 1000)
  const during = countsOf(load)
  const seenFull = await scene.seen().catch((error: Error) => error.message)

  const emptied = performance.now()
  scene.disk.empty()
  await scene.onceEmpty?.()
  const back = await untilBack(scene, load, emptied)
  await wait((SECONDS * 1000) / 2)
  await load.stop()
  const seenAfter = await scene.seen()

  const kept = await ordersKept(fleet, load, since)
  const found = await runAuditor({ database: fleet.databaseUrl, told: [...load.told.values()] })
  return [
    ['room while full', `${SECONDS} s without`, ''],
    [
      'answers well while full',
      String(during.asked - during.failed - (before.asked - before.failed)),
      '',
    ],
    ['others', othersBetween(before, during), '503 in words'],
    ['failed before and after', failedBeside(load, before, during), '0'],
    ['seen while full', seenFull, ''],
    ['seen after', seenAfter, ''],
    ['back after', back, 'by itself'],
    ...linesOfKept(kept),
    [
      'the auditor finds',
      found.filter((one) => !known.includes(one)).join('; ') || 'nothing',
      'nothing',
    ],
  ]
}

type Counts = { asked: number; failed: number; hows: Map<string, number> }

const countsOf = (load: CustomersLoad): Counts => ({
  asked: load.asked,
  failed: load.failures,
  hows: new Map(load.failed),
})

function othersBetween(before: Counts, during: Counts): string {
  const said = [...during.hows].map(
    ([how, count]) => [how, count - (before.hows.get(how) ?? 0)] as const
  )
  return (
    said
      .filter(([, count]) => count > 0)
      .map(([how, count]) => `${count} × ${how}`)
      .join(', ') || '0'
  )
}

/** What fails within a moment after there is room is still of that. */
function failedBeside(load: CustomersLoad, before: Counts, during: Counts): string {
  return `${before.failed}, ${load.failures - during.failed}`
}

async function untilBack(scene: Scene, load: CustomersLoad, emptied: number): Promise<string> {
  const confirmed = [...load.confirmed]
  const passed = () => performance.now() - emptied
  while (!(await scene.isBack(load, emptied, confirmed).catch(() => false))) {
    if (passed() > LONGEST_MS) return 'NOT'
    await wait(100)
  }
  return `${(passed() / 1000).toFixed(1)} s`
}
