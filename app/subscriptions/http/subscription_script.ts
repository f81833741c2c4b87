import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appUrl } from '#config/app'

export const SHELLS = ['sh', 'powershell'] as const
export type Shell = (typeof SHELLS)[number]

const ENDINGS: Record<Shell, string> = { sh: 'sh', powershell: 'ps1' }

type Of = { userId: number; typeId: number }

/** A program for somebody's computer that fetches what is new of a subscription; it holds no secret. */
export function subscriptionScript(shell: Shell, { userId, typeId }: Of) {
  const stem = `subscription_${typeId}`
  const name = `fetch_${stem}.${ENDINGS[shell]}`
  const files = `/api/v1/subscriptions/${typeId}/users/${userId}/files`
  const values: Record<string, string> = { shop: appUrl, files, stem, name }
  const path = app.makePath('resources/scripts', `subscription.${ENDINGS[shell]}`)
  const text = readFileSync(path, 'utf8').replace(
    /@@([A-Z]+)@@/g,
    (mark, word: string) => values[word.toLowerCase()] ?? mark
  )
  return { name, text }
}
