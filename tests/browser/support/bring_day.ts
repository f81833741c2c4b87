import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopCommand } from './shop_command.ts'

export const fileOf = (product: string, day: string) => `${product}_${day.replaceAll('-', '')}.csv`

/** Files of days (YYYY-MM-DD) come into the lake, as the operator brings them. */
export async function bringDays(product: string, days: string[], content: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-day-'))
  for (const day of days) writeFileSync(join(folder, fileOf(product, day)), content)
  const pattern = `${product}_{YYYYMMDD}.csv`
  await shopCommand('lake:import', `--product=${product}`, `--pattern=${pattern}`, folder)
  rmSync(folder, { recursive: true })
}
