/*
 * What Grafana would show of a shop under load, drawn into docs/images: `npm run bench:dashboards`. It asks for
 * Prometheus in the path, or where PROMETHEUS and PROMTOOL say. Exit code 1: a panel has nothing to show, or a rule
 * of the alerts is wrong. SECONDS sets how long customers order.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { makeClerk } from './support/buyers.ts'
import { customersOf } from './support/customers_load.ts'
import { drawDashboard } from './support/dashboard_picture.ts'
import { dashboards, emptyOf, seriesOf } from './support/dashboards.ts'
import { Fleet, type Member } from './support/fleet.ts'
import { checkRules, prometheusVersion, startPrometheus, type Span } from './support/prometheus.ts'
import { startProxy } from './support/proxy.ts'
import { startStandby } from './support/standby.ts'
import { table } from './support/table.ts'

const SECONDS = Number(process.env.SECONDS ?? 100)
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 6)
const OUTAGE_SECONDS = 5
const TESTS = 'bench/support/alerts.test.yml'

const version = prometheusVersion()
if (!version) {
  console.error(
    'Prometheus is not installed: apt-get install prometheus (or name it, PROMETHEUS=/path)'
  )
  process.exit(1)
}
const rules = checkRules(TESTS)

const newPort = (name: string) => takePort(name, randomPort())
const port = await newPort('proxy')
const targets = {
  'web 1': await newPort('metrics'),
  'web 2': await newPort('metrics'),
  'worker': await newPort('metrics'),
}
const fleet = await Fleet.start(`http://127.0.0.1:${port}`)
const proxy = await startProxy(port, () => fleet.all('web').map(({ url }) => url))
const standby = await startStandby(fleet)
const source = await startPrometheus({
  ...{ port: await newPort('prometheus'), directory: fleet.folder('prometheus'), targets },
})
const lines: string[][] = [['promtool', rules.join(', '), '']]
let wrong: string[] = []
try {
  const span = await liveThrough()
  wrong = await source.illRules()
  for (const dashboard of dashboards()) {
    const shown = []
    for (const panel of dashboard.panels) {
      wrong.push(...(await emptyOf(source, panel, span)))
      shown.push({ panel, series: await seriesOf(source, panel, span) })
    }
    await drawDashboard(dashboard, shown, span, `docs/images/dashboard_${dashboard.name}.png`)
    const series = shown.reduce((sum, one) => sum + one.series.length, 0)
    lines.push([dashboard.title, `${shown.length} panels, ${series} lines`, ''])
  }
  lines.push(['without an answer', wrong.join('; ') || 'none', 'none'])
  console.log(`Prometheus ${version}`)
  console.log(table(['figure', 'measured', 'aim'], lines))
} finally {
  await source.stop()
  await fleet.stop()
  await standby.stop()
  await proxy.stop()
}
process.exit(wrong.length === 0 ? 0 : 1)

/** Customers order, the worker comes a quarter later, and the database is away for a moment. */
async function liveThrough(): Promise<Span> {
  const started = async (kind: Member['kind'], name: keyof typeof targets) =>
    fleet.add(kind, {
      METRICS_PORT: String(targets[name]),
      METRICS_HOST: '127.0.0.1',
      DATABASE_REPLICA_URL: standby.url,
    })
  await started('web', 'web 1')
  await started('web', 'web 2')
  const from = Date.now() / 1_000
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const { token } = await makeClerk(fleet.databaseUrl)
  const lists = setInterval(() => void readList(token), 500)
  load.start()
  await wait(SECONDS * 250)
  await started('worker', 'worker')
  await wait(SECONDS * 250)
  await fleet.killDatabase()
  await wait(OUTAGE_SECONDS * 1_000)
  await fleet.restartDatabase()
  await wait(SECONDS * 500)
  clearInterval(lists)
  await load.stop()
  return { from, to: Date.now() / 1_000 }
}

async function readList(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${proxy.url}/api/v1/quotas`, { headers }).catch(() => null)
  await answer?.text()
}
