import { readUsers } from '#identity/queries/read_users'
import { withRecords, type UserRecord } from '#identity/queries/user_record'
import { rows } from '#shared/database'
import { tableQuery, type TablePage } from '#shared/http/table_query'

const TYPES = { Internal: 'staff', External: 'customer' } as const
const ACTIVITY = { Active: true, Inactive: false } as const
const LOCKS = { 'Locked': true, 'Not locked': false } as const

const anyOf = (column: string, names: object) => ({ column, values: Object.keys(names) })

/** The staff's list of users as its address describes it. */
export const userTable = tableQuery({
  sortable: {
    id: 'u.id',
    email: 'u.email',
    firstName: 'lower(u.first_name)',
    lastName: 'lower(u.last_name)',
    company: 'lower(u.company)',
    createdOn: 'u.created_at',
  },
  defaultSort: { by: 'createdOn', direction: 'desc' },
  searchable: ['u.email', 'u.first_name', 'u.last_name', 'u.company', 'u.username'],
  filters: {
    type: anyOf('u.kind', TYPES),
    active: anyOf('u.account_activated', ACTIVITY),
    locked: anyOf('u.locked_at', LOCKS),
  },
  tieBreaker: 'u.id',
})

export type UserList = ReturnType<typeof userTable.read>

/** Users of the shop, a page at a time; a page behind the last one is the last one. */
export async function listUsers(list: UserList): Promise<TablePage<UserRecord>> {
  const bindings = bindingsOf(list)
  const [counted] = await rows<{ users: number }>(
    null,
    `select count(*) as users from users u where ${WHERE}`,
    bindings
  )
  const totalCount = counted!.users
  const pages = Math.max(1, Math.ceil(totalCount / list.limit))
  const page = Math.min(list.page, pages)
  const found = await rows<{ id: number }>(
    null,
    `select u.id from users u where ${WHERE}
      order by ${userTable.orderSql(list)} limit :limit offset :offset`,
    { ...bindings, limit: list.limit, offset: (page - 1) * list.limit }
  )
  return { content: await recordsOf(found.map(({ id }) => id)), totalCount, page, pages }
}

/** One user with everything that is known of them, or null. */
export async function getUserRecord(userId: number): Promise<UserRecord | null> {
  const [record] = await recordsOf([userId])
  return record ?? null
}

async function recordsOf(ids: number[]): Promise<UserRecord[]> {
  const users = await readUsers(ids)
  const inOrder = ids.flatMap((id) => users.find((user) => user.id === id) ?? [])
  return withRecords(inOrder)
}

const WHERE = `u.kind = any(:kinds) and u.account_activated = any(:activated)
  and (u.locked_at is not null) = any(:locked)
  and (:search = '' or u.email::text ilike :pattern or u.username ilike :pattern
    or u.first_name || ' ' || u.last_name ilike :pattern or u.company ilike :pattern
    or u.id::text = :search)`

function bindingsOf({ filters, search }: UserList) {
  return {
    kinds: chosen(TYPES, filters.type),
    activated: chosen(ACTIVITY, filters.active),
    locked: chosen(LOCKS, filters.locked),
    search,
    pattern: `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  }
}

/** What the chosen names stand for; nothing chosen is everything. */
function chosen<T>(values: Readonly<Record<string, T>>, names: string[]): T[] {
  return names.length > 0 ? names.map((name) => values[name]!) : Object.values(values)
}
