/* The machine of bench/clean_root.ts: a first process, which sees nothing else than it. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { followRunbook } from './follow_runbook.ts'
import { firstHour } from './first_hour.ts'
import { Machine } from './machine.ts'
import { layIncoming, makeCertificate, startSurroundings } from './operator.ts'
import { Steps, type Step } from './steps.ts'
import { Units } from './units.ts'

const { STEPS, BASE, SHOP, RUN } = process.env as Record<string, string>
const steps = new Steps(JSON.parse(STEPS!) as Step[])
let code = 1
try {
  const machine = Machine.start(BASE!, RUN!)
  const units = new Units(machine)
  startSurroundings(join(RUN!, 'inbox'))
  const certificate = makeCertificate(machine)
  setDefaultCACertificates([...getCACertificates('default'), certificate])
  layIncoming(machine)
  await steps.take('the shop and Node are copied', async () => {
    cpSync(SHOP!, machine.at('/opt/kontor'), { recursive: true })
    cpSync('node_modules/node/bin/node', machine.at('/usr/bin/node'))
  })
  await steps.take('the machine starts PostgreSQL and nginx', async () => {
    await machine.do('pg_ctlcluster $(pg_lsclusters --no-header | cut -d " " -f 1,2) start')
    await machine.do('nginx >/dev/null 2>&1')
  })
  await followRunbook(machine, units, steps)
  await firstHour(machine, steps)
  await steps.take('systemctl stop', async () => {
    const codes = await units.stop()
    if (codes.some((one) => one !== 0)) throw new Error(`They ended with ${codes.join(', ')}`)
    return `codes ${codes.join(', ')}`
  })
  code = 0
} catch (error) {
  console.error(error)
}
steps.print()
process.exit(code)
