import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import encryption from '@adonisjs/core/services/encryption'
import { rows } from '#shared/database'
import type { NamedCall } from '#shared/database/named_call'

export type KeptAnswer = { status: number; body: unknown }

type Wish = { caller: number; key: string; fingerprint: string }

/**
 * new: carry it out. in_flight: another attempt is at work. mismatch: another call had the key. lost: it
 * was carried out, and nobody knows the answer any more.
 */
export type Begun = { new: NamedCall } | 'in_flight' | 'mismatch' | 'lost' | { replay: KeptAnswer }

/** Which attempt under a key may go on is settled by the row that it writes, before anything is done. */
export async function beginCall({ caller, key, fingerprint }: Wish): Promise<Begun> {
  const attempt = randomUUID()
  const begun = await rows(null, BEGIN, { caller, key, fingerprint, attempt })
  if (begun.length > 0) return { new: { caller, key, attempt } }
  const [earlier] = await rows<Earlier>(null, FIND, { caller, key })
  if (!earlier) return 'in_flight'
  if (earlier.fingerprint !== fingerprint) return 'mismatch'
  if (earlier.answer !== null) {
    const replay = encryption.decrypt<KeptAnswer>(earlier.answer)
    return replay ? { replay } : 'lost'
  }
  return earlier.is_carried_out && earlier.is_abandoned ? 'lost' : 'in_flight'
}

/** Answers may hold what is said only once, such as a secret: without the shop's key nobody reads them. */
export async function keepAnswer({ caller, key, attempt }: NamedCall, answer: KeptAnswer) {
  const kept = encryption.encrypt(answer)
  await rows(null, KEEP, { caller, key, attempt, answer: kept })
}

/** Frees the key of a call that has changed nothing. */
export async function freeCall({ caller, key, attempt }: NamedCall): Promise<void> {
  await rows(null, FREE, { caller, key, attempt })
}

/**
 * The same where it is not known whether it has: what was carried out stays so. A database that is away is
 * told once it is back, so that whoever repeats the call need not wait for an attempt that has ended.
 */
export async function leaveCall(call: NamedCall): Promise<void> {
  if (!(await isLeft(call))) void leaveLater(call)
}

async function leaveLater(call: NamedCall): Promise<void> {
  for (const end = Date.now() + ABANDONED_MS; Date.now() < end;) {
    await wait(LEAVE_AGAIN_MS, undefined, { ref: false })
    if (await isLeft(call)) return
  }
}

async function isLeft({ caller, key, attempt }: NamedCall): Promise<boolean> {
  try {
    await rows(null, `${FREE} and not is_carried_out`, { caller, key, attempt })
    await rows(null, ABANDON, { caller, key, attempt })
    return true
  } catch {
    return false
  }
}

export async function sweepAnsweredCalls(): Promise<void> {
  await rows(null, `delete from answered_calls where begun_at < now() - interval '24 hours'`)
}

type Earlier = {
  fingerprint: string
  answer: string | null
  is_carried_out: boolean
  is_abandoned: boolean
}

/** No request lasts two minutes; what is at work for longer has died. */
const ABANDONED_MS = 120_000
const ABANDONED = `begun_at < now() - interval '${ABANDONED_MS} milliseconds'`
const LEAVE_AGAIN_MS = 500

const BEGIN = `
  insert into answered_calls as c (caller, key, fingerprint, attempt)
  values (:caller, :key, :fingerprint, :attempt)
  on conflict (caller, key) do update
     set fingerprint = excluded.fingerprint, attempt = excluded.attempt, begun_at = now(),
         is_carried_out = false, answer = null
   where c.begun_at < now() - interval '24 hours'
      or (c.fingerprint = excluded.fingerprint and not c.is_carried_out and c.answer is null
          and c.${ABANDONED})
  returning c.key`

const FIND = `
  select fingerprint, answer, is_carried_out, ${ABANDONED} as is_abandoned
    from answered_calls where caller = :caller and key = :key`

const OF_ATTEMPT = 'caller = :caller and key = :key and attempt = :attempt'

const KEEP = `update answered_calls set answer = :answer where ${OF_ATTEMPT}`
const FREE = `delete from answered_calls where ${OF_ATTEMPT}`

/** Still counted from when it began, as far as keeping it goes: a day less two minutes. */
const ABANDON = `
  update answered_calls set begun_at = begun_at - interval '${ABANDONED_MS} milliseconds' where ${OF_ATTEMPT}`
