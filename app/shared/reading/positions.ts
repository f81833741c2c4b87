import db from '@adonisjs/lucid/services/db'
import type { Wanted } from '#shared/reading/choice'

/** Who shares a place with somebody who writes waits for a replica as he does; nothing else comes of it. */
const PLACES = 4_096

const placeOf = (userId: number) => userId % PLACES

/** Keeps that somebody has written up to here. */
export async function keepPosition(userId: number): Promise<void> {
  await db.rawQuery(KEEP, [placeOf(userId)])
}

/** What a replica has to have before this person may read from it. */
export async function wantedBy(userId: number): Promise<Wanted> {
  const { rows } = await db.rawQuery<{ rows: [Wanted] }>(WANTED, [placeOf(userId)])
  return rows[0]
}

export async function headNow(): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: [{ head: number }] }>(`select ${HEAD} as head`)
  return rows[0].head
}

const HEAD = `(pg_current_wal_flush_lsn() - '0/0')::bigint`
const HERE = `(pg_current_wal_insert_lsn() - '0/0')::bigint`

// A place that lies ahead is of a database that this one was restored from.
const KEEP = `
  insert into written_positions as kept (slot, position) values (?, ${HERE})
  on conflict (slot) do update
    set position = case when kept.position > ${HERE} then excluded.position
                        else greatest(kept.position, excluded.position) end`

const WANTED = `
  select ${HEAD} as head,
         (select position from written_positions where slot = ? and position <= ${HERE}) as written`
