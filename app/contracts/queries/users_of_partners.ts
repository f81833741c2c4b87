import { rows } from '#shared/database'

export type ListedUser = { id: number; name: string; email: string }

/** So many users of a partner are told with it. */
const SHOWN_USERS = 20

type Row = ListedUser & { number: string; userCount: number }

/** Adds to partners the first of their users, in one query. */
export async function withUsers<P extends { bpId: number; hasUser: boolean }>(partners: P[]) {
  const ids = partners.filter(({ hasUser }) => hasUser).map(({ bpId }) => bpId)
  const users = ids.length > 0 ? await usersOf(ids) : []
  return partners.map((partner) => {
    const own = users.filter(({ number }) => number === String(partner.bpId))
    return {
      ...partner,
      users: own.map(({ id, name, email }) => ({ id, name, email })),
      userCount: own[0]?.userCount ?? 0,
    }
  })
}

const usersOf = (ids: number[]) =>
  rows<Row>(
    null,
    `select number, id, name, email, "userCount"
       from (select coalesce(u.business_partner_id, '') as number, u.id, u.email,
                    btrim(u.first_name || ' ' || u.last_name) as name,
                    count(*) over of_partner as "userCount",
                    row_number() over (of_partner order by lower(u.last_name), u.id) as place
               from users u where u.business_partner_id = any(:numbers)
             window of_partner as (partition by u.business_partner_id)) found
      where place <= :most order by place`,
    { numbers: ids.map(String), most: SHOWN_USERS }
  )
