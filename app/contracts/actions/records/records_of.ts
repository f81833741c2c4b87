import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { isDeepStrictEqual } from 'node:util'
import { listAudit, recordAudit, type Actor } from '#shared/audit'
import { refusableTransaction } from '#shared/database'
import { refuseUnseen } from '#shared/domain/seen_version'
import { ok, refuse, type Refusal, type Refused, type Result } from '#shared/domain/result'

/** Names of the database's own rules, and what they mean to somebody who writes or deletes. */
export type RulesOfDatabase = Readonly<Record<string, Refusal>>

type Kind = {
  subject: string
  model: LucidModel
  /** Columns that the database fills in: nobody wrote them, and no history tells them. */
  derived?: readonly string[]
  onWrite?: RulesOfDatabase
  onDelete?: RulesOfDatabase
}

export type RecordChange<Values> = {
  id: number
  to: Values
  /** The version that somebody was looking at; without one the newest is changed. */
  expectedVersion?: number
  actor: Actor
  at?: Date
}

/** The master data of contracts: added, edited and deleted one by one, each change in the record's history; `at` as in it. */
export type Records<Values> = {
  add(values: Values, actor: Actor, at?: Date): Promise<Result<number>>
  edit(change: RecordChange<Values>): Promise<Result<number>>
  remove(id: number, actor: Actor, seen?: number): Promise<Result<undefined>>
}

type KeptRow = LucidRow & { id: number; version: number }

export function recordsOf<Values extends object>(kind: Kind): Records<Values> {
  const { subject, model, derived = [], onWrite = {}, onDelete = {} } = kind
  const hold = async (trx: TransactionClientContract, id: number) =>
    (await model.query({ client: trx }).where('id', id).forUpdate().first()) as KeptRow | null
  return {
    add: (values, actor, at) =>
      knowing(onWrite, async (trx) => {
        const { id } = (await model.create(values as never, { client: trx })) as KeptRow
        const entry = { actor, subject: { type: subject, id }, action: `${subject}.added`, at }
        await recordAudit(trx, { ...entry, after: { ...values, version: 1 }, isNew: true })
        return ok(id)
      }),

    edit: ({ id, to, expectedVersion, actor, at }) =>
      knowing(onWrite, async (trx) => {
        const row = await hold(trx, id)
        if (!row) return refuse(GONE, { status: 404 })
        if (expectedVersion !== undefined && expectedVersion !== row.version) {
          return changedMeanwhile(trx, subject, id)
        }
        const before = sameParts(row, to)
        if (isDeepStrictEqual(before, to)) return ok(id)
        const version = row.version + 1
        await row.merge({ ...to, version } as never).save()
        const entry = { actor, subject: { type: subject, id }, action: `${subject}.edited`, at }
        await recordAudit(trx, { ...entry, before, after: { ...to, version } })
        return ok(id)
      }),

    remove: (id, actor, seen) =>
      knowing(onDelete, async (trx) => {
        const row = await hold(trx, id)
        if (!row) return refuse(GONE, { status: 404 })
        const unseen = refuseUnseen(row.version, seen)
        if (unseen) return unseen
        const before = writtenOf(row, derived)
        await row.delete()
        const entry = { actor, subject: { type: subject, id }, action: `${subject}.deleted` }
        await recordAudit(trx, { ...entry, before })
        return ok()
      }),
  }
}

const GONE = 'contracts.records.errors.not_found'

const writtenOf = (row: LucidRow, derived: readonly string[]) => {
  const unwritten = new Set(['createdAt', 'updatedAt', ...derived])
  return Object.fromEntries(
    Object.entries(row.$attributes).filter(([name]) => !unwritten.has(name))
  )
}

const sameParts = (row: LucidRow, to: object) =>
  Object.fromEntries(Object.keys(to).map((name) => [name, row.$attributes[name] as unknown]))

async function changedMeanwhile(
  trx: TransactionClientContract,
  type: string,
  id: number
): Promise<Refused> {
  const who = (await listAudit({ type, id }, trx)).at(-1)?.actor.label ?? '–'
  return refuse('contracts.records.errors.changed', { params: { who }, status: 409 })
}

/** What the database refuses while two people write is the same refusal as one that is seen before. */
async function knowing<T>(
  rules: RulesOfDatabase,
  write: (trx: TransactionClientContract) => Promise<Result<T>>
): Promise<Result<T>> {
  try {
    return await refusableTransaction(write)
  } catch (error) {
    const refusal = rules[(error as { constraint?: string }).constraint ?? '']
    if (!refusal) throw error
    return { ok: false, refusal }
  }
}
