import { setTimeout as wait } from 'node:timers/promises'
import { rows } from '#shared/database'
import { isLeaving } from '#shared/http/leaving'
import { waitingMails } from '#shared/mail/waiting_mails'
import { lake } from '#shared/storage'

const LONGEST_CHECK_MS = 2_000
const MAIL_IS_LATE_AFTER_SECONDS = 900

export type Check = { ok: boolean; ms: number; [fact: string]: unknown }
export type Readiness = { ready: boolean; checks: Record<'database' | 'storage' | 'mail', Check> }

/** Database, storage and whether the process stays decide; late mails are only shown and take no process out of service. */
export async function readiness(): Promise<Readiness> {
  const [database, storage, mail] = await Promise.all([
    check(() => rows(null, 'select 1')),
    check(() => lake().exists('ready')),
    check(mailFacts),
  ])
  const ready = database.ok && storage.ok && !isLeaving()
  return { ready, checks: { database, storage, mail } }
}

async function check(probe: () => Promise<unknown>): Promise<Check> {
  const began = performance.now()
  const gaveUp = new AbortController()
  const timeOut = wait(LONGEST_CHECK_MS, null, { signal: gaveUp.signal }).then(() => {
    throw new Error('No answer in time')
  })
  try {
    const facts = await Promise.race([probe(), timeOut])
    return { ok: true, ms: Math.round(performance.now() - began), ...(isFacts(facts) ? facts : {}) }
  } catch {
    return { ok: false, ms: Math.round(performance.now() - began) }
  } finally {
    timeOut.catch(() => undefined)
    gaveUp.abort()
  }
}

const isFacts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function mailFacts() {
  const { oldestSeconds: oldestDueSeconds, dead } = await waitingMails()
  return { oldestDueSeconds, dead, ok: oldestDueSeconds < MAIL_IS_LATE_AFTER_SECONDS }
}
