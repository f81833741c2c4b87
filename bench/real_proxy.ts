/*
 * The shop behind a real nginx with deploy/nginx/kontor.conf, or with PROXY=haproxy behind a real HAProxy with
 * deploy/haproxy/kontor.cfg: `npm run bench:real-proxy`. It asks for them in the path, or where NGINX and HAPROXY
 * say. SECONDS sets how long customers order while one web process is replaced, and another one killed.
 */
import 'reflect-metadata'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setDefaultCACertificates, getCACertificates } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'
import { randomPort, takePort } from '../bin/support/ports.ts'
import { customersOf } from './support/customers_load.ts'
import { Fleet } from './support/fleet.ts'
import { haproxyVersion, startHaproxy } from './support/haproxy.ts'
import { nginxVersion } from './support/nginx.ts'
import { linesOfKept, ordersKept } from './support/orders_kept.ts'
import { filesOf } from './support/proxied_files.ts'
import * as passes from './support/proxy_passes.ts'
import { sessionsOn } from './support/shared_state.ts'
import { table } from './support/table.ts'
import { makeCertificate, startTlsProxy } from './support/tls_proxy.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
const PAUSE_MS = 2_000
const CUSTOMERS = Number(process.env.CUSTOMERS ?? 8)

const PROXIES = {
  nginx: { version: nginxVersion, start: startTlsProxy, check: 'nginx -t' },
  haproxy: { version: haproxyVersion, start: startHaproxy, check: 'haproxy -c' },
}
const name = process.env.PROXY === 'haproxy' ? 'haproxy' : 'nginx'
const kind = PROXIES[name]
const version = kind.version()
if (!version) {
  const setting = name.toUpperCase()
  console.error(
    `${name} is not installed: apt-get install ${name} (or name it, ${setting}=/path/to/${name})`
  )
  process.exit(1)
}

const [port, plainPort, handedPort] = [await newPort(), await newPort(), await newPort()]
const fleet = await Fleet.start(`https://localhost:${port}`)
const certificate = makeCertificate(fleet.folder('certificates'))
setDefaultCACertificates([
  ...getCACertificates('default'),
  readFileSync(certificate.certificate, 'utf8'),
])
const own = { DRAIN_SECONDS: '6', NODE_EXTRA_CA_CERTS: certificate.certificate }
const other = otherBuild()
const asset = 'assets/other-version-a1b2c3d4.js'
writeFileSync(join(other, 'public', asset), 'export {}\n')

const first = await fleet.add('web', own)
const second = await fleet.add('web', own, other)
await fleet.add('worker', own)
const placeOf = ({ url }: { url: string }) => new URL(url).host
const proxy = await kind.start({
  ...{ port, plainPort, certificate },
  shops: [first, second].map(placeOf),
  directory: fleet.folder('proxy'),
})
const lines: string[][] = [[kind.check, version, 'passes']]
try {
  lines.push(await passes.plainLeadsToTls(plainPort))
  lines.push(await passes.pagesBySecondHttp(proxy.url))
  lines.push(['sign-in known on all, ended on all', await sessionsOn(fleet, proxy.url), 'yes, yes'])
  lines.push(await passes.assetOfOne(proxy.url, asset))
  lines.push(await passes.headersOf(proxy.url))
  lines.push(await passes.addressOfVisitor(proxy.url))
  lines.push(await passes.largeBody(proxy.url))
  lines.push(...(await (name === 'nginx' ? withFiles() : filesOf(fleet, proxy.url, null))))
  lines.push(...(await underLoad()))
  lines.push(await withoutDatabase())
} finally {
  console.log(table(['figure', 'measured', 'aim'], lines))
  await fleet.stop()
  await proxy.stop()
  rmSync(other, { recursive: true, force: true })
}
process.exit(0)

function newPort(): Promise<number> {
  return takePort('proxy', randomPort())
}

/** The same version, which has an asset more. It finds its packages from there. */
function otherBuild(): string {
  const folder = join('tmp', `other_build_${process.pid}`)
  cpSync('build', folder, { recursive: true })
  return folder
}

/** Downloads by the shop and by nginx, and the events of an open page. */
async function withFiles(): Promise<string[][]> {
  const handing = await fleet.add('web', { ...own, DOWNLOADS_BY: 'nginx' })
  const handed = await startTlsProxy({
    ...{ port: handedPort, plainPort: await newPort(), certificate },
    shops: [placeOf(handing)],
    directory: fleet.folder('handing'),
    data: fleet.folder('data'),
  })
  try {
    return await filesOf(fleet, proxy.url, handed.url)
  } finally {
    await handed.stop()
    await handing.end()
  }
}

/** One web process is replaced at its address, the other one killed and started again. */
async function underLoad(): Promise<string[][]> {
  const load = await customersOf(fleet, proxy.url, CUSTOMERS)
  const since = new Date()
  load.start()
  await wait((SECONDS * 1000) / 2)
  await first.end()
  await fleet.add('web', { ...own, PORT: new URL(first.url).port })
  await wait(PAUSE_MS)
  const replaced = load.failures
  second.process.kill('SIGKILL')
  await wait((SECONDS * 1000) / 2)
  await fleet.add('web', { ...own, PORT: new URL(second.url).port }, other)
  await load.stop()
  const how = [...load.failed].map(([what, count]) => `${count} × ${what}`).join(', ')
  return [
    ['requests while customers order', String(load.asked), ''],
    ['failed while one was replaced', String(replaced), '0'],
    ['failed after one was killed', `${load.failures - replaced} ${how}`, 'orders cut off alone'],
    ...linesOfKept(await ordersKept(fleet, load, since)),
  ]
}

async function withoutDatabase(): Promise<string[]> {
  await fleet.killDatabase()
  try {
    return await passes.wordsOfOutage(proxy.url)
  } finally {
    await fleet.restartDatabase()
  }
}
