import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import db from '@adonisjs/lucid/services/db'

type Row = { payload: AdapterPayload; consumed: number | null }

const FOUND = `
  select payload, extract(epoch from consumed_at)::int as consumed from oidc_records
  where kind = ? and (expires_at is null or expires_at > now())`

/** Keeps what the provider remembers in PostgreSQL, so that any copy of the shop can answer. */
export class OidcRecords implements Adapter {
  constructor(private kind: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    await db.rawQuery(
      `insert into oidc_records (kind, id, payload, grant_id, uid, expires_at)
       values (?, ?, ?, ?, ?, now() + make_interval(secs => ?))
       on conflict (kind, id) do update set payload = excluded.payload,
         grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        this.kind,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresIn ?? null,
      ]
    )
  }

  find(id: string) {
    return this.#first(`${FOUND} and id = ?`, id)
  }

  findByUid(uid: string) {
    return this.#first(`${FOUND} and uid = ?`, uid)
  }

  /** Only signing in on a second device needs user codes, which the shop does not offer. */
  async findByUserCode() {
    return undefined
  }

  /** Only one of two simultaneous uses of a code may win. */
  async consume(id: string) {
    const { rowCount } = await db.rawQuery(
      `update oidc_records set consumed_at = now()
       where kind = ? and id = ? and consumed_at is null`,
      [this.kind, id]
    )
    if (rowCount !== 1) throw new errors.InvalidGrant('already consumed')
  }

  async destroy(id: string) {
    await db.rawQuery('delete from oidc_records where kind = ? and id = ?', [this.kind, id])
  }

  async revokeByGrantId(grantId: string) {
    await db.rawQuery('delete from oidc_records where grant_id = ?', [grantId])
  }

  async #first(query: string, value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(query, [this.kind, value])
    const [row] = rows
    return row && { ...row.payload, ...(row.consumed ? { consumed: row.consumed } : {}) }
  }
}
