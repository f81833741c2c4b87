import type { RestoredStep, Skipped } from '#shared/backup/restored'

type Connection = {
  query<T extends object>(
    sql: string,
    values?: unknown[]
  ): Promise<{ rows: T[]; rowCount: number | null }>
}

/** Takes the steps of all modules and notes in the audit trail which numbers are skipped. */
export async function takeSteps(
  client: Connection,
  name: string,
  { steps, numbers }: { steps: readonly RestoredStep[]; numbers: number }
): Promise<string[]> {
  const said: string[] = []
  const skipped: Skipped[] = []
  for (const { says, sql } of steps) {
    const { rows, rowCount } = await client.query<Skipped>(sql, sql.includes('$1') ? [numbers] : [])
    skipped.push(...rows.filter((row) => row.name && row.after && row.to))
    said.push(`${says}: ${rowCount ?? 0}`)
  }
  await client.query(
    `insert into audit_events (subject_type, subject_id, seq, actor_label, action, after)
     select 'shop', $1::text, coalesce(max(seq), 0) + 1, 'System', 'shop.restored', $2::jsonb
       from audit_events where subject_type = 'shop' and subject_id = $1::text`,
    [name, JSON.stringify({ skipped })]
  )
  return said
}
