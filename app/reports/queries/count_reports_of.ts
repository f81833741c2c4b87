import { rows } from '#shared/database'

export async function countReportsOf(userId: number): Promise<number> {
  const [counted] = await rows<{ reports: number }>(
    null,
    'select count(*)::int as reports from reports where user_id = ?',
    [userId]
  )
  return counted!.reports
}
