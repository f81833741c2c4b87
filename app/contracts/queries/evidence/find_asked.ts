import { rows } from '#shared/database'

export type AskedEvidence = {
  id: number
  userId: number
  from: string
  to: string
  knownOn: string
  locale: string
  endOfDay: Date
}

/** What is still to be made; undefined where it is made already. */
export async function findAsked(id: number): Promise<AskedEvidence | undefined> {
  const [asked] = await rows<AskedEvidence>(
    null,
    `select id, user_id as "userId", from_day as "from", to_day as "to", known_on as "knownOn", locale,
            coalesce(shop_day_begins(known_on + 1), now()) as "endOfDay"
       from licence_evidences where id = ? and made_at is null`,
    [id]
  )
  return asked
}

/** What waits longer than a worker takes; its job was lost or failed. */
export const lateEvidences = (): Promise<{ id: number }[]> =>
  rows<{ id: number }>(
    null,
    `select id from licence_evidences
      where made_at is null and asked_at < now() - interval '2 minutes' order by id limit 20`
  )
