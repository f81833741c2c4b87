import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'
import { fileStemOf, type Reference } from '#delivery/domain/reference'

export const SHELLS = ['sh', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

const SOURCES: Record<Shell, { file: string; ending: string }> = {
  sh: { file: 'fetch.sh', ending: 'sh' },
  powershell: { file: 'fetch.ps1', ending: 'ps1' },
}

type Filling = { token: string; expires: string }

type Script = { name: string; text: string }

/** Reads its file before anybody makes the secret that goes into it. */
export function fetchScriptFor(shell: Shell): (reference: Reference, filling: Filling) => Script {
  const { file, ending } = SOURCES[shell]
  const source = readFileSync(app.makePath('resources/scripts', file), 'utf8')
  return (reference, filling) => {
    const stem = fileStemOf(reference)
    const what = `${reference.kind} ${reference.key}`
    const values: Record<string, string> = { ...filling, what, stem, shop: appUrl }
    const text = source.replace(/@@([A-Z]+)@@/g, (mark, name: string) => {
      return values[name.toLowerCase()] ?? mark
    })
    return { name: `fetch_${stem}.${ending}`, text }
  }
}
