/** Since when and until when somebody belonged to a company, in the database's words; null is without a bound. */
export type Belonging = { userId: number; since: string | null; until: string | null }

/** The same in days of the shop, both of them with him; null is without a bound. */
export type BelongingDays = Belonging & { from: string | null; to: string | null }

/** Whose rows are asked for, of which days, and as they were known at which moment. */
export type Asked = { belonged: readonly Belonging[]; from: string; to: string; moment: Date }

/** The same as bindings of a statement. */
export const bound = ({ belonged, from, to, moment }: Asked) => ({
  ...{ userIds: [...new Set(belonged.map(({ userId }) => userId))], from, to, moment },
  belonged: JSON.stringify(belonged),
})

/** A relation of these stretches: `user_id`, `since` and `until`. */
export const BELONGED = `
  (select b."userId" as user_id, coalesce(b.since, '-infinity') as since, coalesce(b.until, 'infinity') as until
     from jsonb_to_recordset(:belonged::jsonb) as b ("userId" bigint, since timestamptz, until timestamptz))`

/** Whether something that a user did was done for the company: what he did for another one is that one's. */
export const whileBelonging = (user: string, moment: string) => `
  ${user} = any(:userIds::bigint[])
  and exists (select from ${BELONGED} m
               where m.user_id = ${user} and ${moment} >= m.since and ${moment} < m.until)`

export const inPeriod = (moment: string) =>
  `(${moment} >= shop_day_begins(:from::date) and ${moment} < shop_day_begins(:to::date + 1))`

/** Whether files of what was delivered were fetched in the period, so that no fetch is listed without it. */
export const fetchedInPeriod = (kind: 'order' | 'report', key: string) => `
  exists (select from fulfilments l join delivery_accesses a on a.fulfilment_id = l.id
           where l.owner_kind = '${kind}' and l.owner_key = ${key}::text
             and a.started_at < :moment::timestamptz and ${inPeriod('a.started_at')})`
