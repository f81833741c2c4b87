/* Looks through a folder of many files for products: `npm run bench:discover`. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { memoryOf } from './support/processes.ts'
import { table } from './support/table.ts'

const FILES = Number(process.env.FILES ?? 100_000)
const VENUES = ['XALC', 'XALD', 'HDSN', 'OTHER']
const PARTS_A_DAY = 5
const DAY = 86_400_000
const FIRST = Date.UTC(2003, 0, 1)

const ROWS = Array.from({ length: 200 }, (_, at) => `${at},${at / 4},${at % 7}`).join('\n')

/** Parts of the weekdays of four venues, a folder a venue and year, with something else every thousand files. */
function writeFiles(folder: string) {
  const content = gzipSync(`trade_id,price_eur,size\n${ROWS}\n`)
  for (let at = 0, day = 0; at < FILES; day++) {
    const moment = new Date(FIRST + day * DAY)
    if (moment.getUTCDay() % 6 === 0) continue
    const iso = moment.toISOString().slice(0, 10)
    for (const venue of VENUES) {
      const year = join(folder, venue, iso.slice(0, 4))
      mkdirSync(year, { recursive: true })
      for (let part = 1; part <= PARTS_A_DAY && at < FILES; part++, at++) {
        const name = at % 1_000 === 0 ? `note-${at}.md` : `trades-${iso}-${part}.csv.gz`
        writeFileSync(join(year, name), content)
      }
    }
  }
}

/** Runs the command as an operator would, and samples its memory each quarter of a second. */
async function discover(shop: TemporaryShop, folder: string, output: string) {
  const began = performance.now()
  const args = ['build/bin/console.js', 'lake:discover', folder, '--output', output]
  const child = spawn(process.execPath, args, { env: shop.env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [most, said] = [0, '']
  const watch = setInterval(() => (most = Math.max(most, memoryOf(child.pid!))), 250)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(said)
  return {
    seconds: (performance.now() - began) / 1000,
    most,
    products: said.match(/^\+ /gm)?.length,
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'))
const output = `${folder}.json`
const shop = await startTemporaryShop()
try {
  writeFiles(folder)
  const { seconds, most, products } = await discover(shop, folder, output)
  const count = FILES.toLocaleString('en-GB')
  console.log(
    table(
      ['figure', 'measured', 'aim'],
      [
        [`lake:discover of ${count} files`, `${seconds.toFixed(1)} s`, '60 s'],
        ['products found', String(products), String(VENUES.length)],
        ['most memory', `${most} MB`, ''],
      ]
    )
  )
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(output, { force: true })
}
