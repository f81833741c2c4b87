/* Imports many small files into the lake of a temporary shop: `npm run bench:import`. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTemporaryShop, type TemporaryShop } from '../bin/support/temporary_shop.ts'
import { memoryOf } from './support/processes.ts'
import { table } from './support/table.ts'

const FILES = Number(process.env.FILES ?? 100_000)
const PARTS_A_DAY = 20
const DAY = 86_400_000
const FIRST = Date.UTC(2003, 0, 1)

/** Small files of twenty parts a day, a folder a year, as exchanges publish them. */
function writeFiles(folder: string) {
  for (let at = 0; at < FILES; at++) {
    const day = new Date(FIRST + Math.floor(at / PARTS_A_DAY) * DAY).toISOString().slice(0, 10)
    const year = join(folder, day.slice(0, 4))
    mkdirSync(year, { recursive: true })
    const part = String((at % PARTS_A_DAY) + 1).padStart(2, '0')
    writeFileSync(join(year, `bench-${day}-${part}.csv`), `day,part\n${day},${part}\n`)
  }
}

const PATTERN = 'bench-{YYYY-MM-DD}-{part}.csv'
const VENUE = ['--venue', 'HDSN', '--calendar', 'US']
const ARGUMENTS = ['lake:import', '--product', 'bench', '--create', 'Bench', ...VENUE]

/** Runs the command as an operator would, and samples its memory each quarter of a second. */
async function importFiles(shop: TemporaryShop, folder: string) {
  const began = performance.now()
  const args = ['build/bin/console.js', ...ARGUMENTS, '--pattern', PATTERN, folder]
  const child = spawn(process.execPath, args, {
    env: shop.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const memory: number[] = []
  const watch = setInterval(() => memory.push(memoryOf(child.pid!)), 250)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(output)
  return { seconds: (performance.now() - began) / 1000, memory }
}

/** The most memory of each fifth of the run: flat if they are alike. */
const fifths = (memory: number[]) =>
  [0, 1, 2, 3, 4].map((fifth) => {
    const at = (share: number) => Math.floor((memory.length * share) / 5)
    return Math.max(...memory.slice(at(fifth), at(fifth + 1) + 1))
  })

const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'))
const shop = await startTemporaryShop()
try {
  writeFiles(folder)
  const first = await importFiles(shop, folder)
  const again = await importFiles(shop, folder)
  const count = FILES.toLocaleString('en-GB')
  const rows = [
    [`import of ${count} files`, `${first.seconds.toFixed(1)} s`, '60 s'],
    ['memory by fifths of it', `${fifths(first.memory).join(', ')} MB`, 'flat'],
    ['the same again', `${again.seconds.toFixed(1)} s`, ''],
    ['memory by fifths of it', `${fifths(again.memory).join(', ')} MB`, 'flat'],
  ]
  console.log(table(['figure', 'measured', 'aim'], rows))
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
