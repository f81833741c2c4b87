import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'

export const SHELLS = ['sh', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

const SOURCES: Record<Shell, { file: string; ending: string }> = {
  sh: { file: 'fetch.sh', ending: 'sh' },
  powershell: { file: 'fetch.ps1', ending: 'ps1' },
}

type Filling = { order: string; token: string; expires: string }

/** The script that fetches an order, with its address and secret filled in. */
export function fetchScript(shell: Shell, filling: Filling): { name: string; text: string } {
  const { file, ending } = SOURCES[shell]
  const values: Record<string, string> = { ...filling, shop: appUrl }
  const text = readFileSync(app.makePath('resources/scripts', file), 'utf8').replace(
    /@@([A-Z]+)@@/g,
    (mark, name: string) => values[name.toLowerCase()] ?? mark
  )
  return { name: `fetch_order_${filling.order}.${ending}`, text }
}
