import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringDays } from './bring_day.ts'
import { shopCommand } from './shop_command.ts'
import { shopTime, shopToday } from './shop_today.ts'

const THREE_HOURS = 3 * 3_600_000
const DAY = 86_400_000

export type LateProduct = { code: string; name: string; day: string; days: string[] }

/** A product whose `days` are there; its next `day` is to come in some days, until it is made late. */
export async function lateProduct(): Promise<LateProduct> {
  const code = `late_${randomUUID().slice(0, 8)}`
  const name = `Late Levels ${code}`
  const day = lastWeekday()
  const days = [4, 3, 2, 1].map((before) => daysLater(day, -before))
  await take({
    ...{ code, name, descriptionEn: 'Comes late.', descriptionDe: 'Kommt zu spät.' },
    ...{ category: 'indexdata', calendar: 'FX', venues: ['XALI'], dailyPrice: 1 },
    ...{ filePattern: `${code}_{YYYYMMDD}.csv`, compression: 'none' },
    ...{ publishDelayDays: between(days[0]!, shopToday()), publishTime: '00:00' },
  })
  await bringDays(code, days, 'level\n1\n')
  return { code, name, day, days }
}

/** By another rule of publication its next day was due three hours ago. */
export async function makeLate({ code, day }: LateProduct): Promise<void> {
  const [due, publishTime] = shopTime(-THREE_HOURS).split(' ') as [string, string]
  await take({ code, publishDelayDays: between(day, due), publishTime })
}

const between = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

const daysLater = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** On which worldwide foreign exchange rests. */
const CLOSED = ['01-01', '12-25']

function lastWeekday(): string {
  const days = [1, 2, 3, 4, 5].map((ago) => shopToday(-ago))
  const isOpen = (day: string) =>
    ![0, 6].includes(new Date(day).getUTCDay()) && !CLOSED.includes(day.slice(5))
  return days.find(isOpen)!
}

async function take(product: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-product-'))
  const file = join(folder, 'products.json')
  writeFileSync(file, JSON.stringify({ products: [product] }))
  await shopCommand('catalogue:import', file)
  rmSync(folder, { recursive: true })
}
