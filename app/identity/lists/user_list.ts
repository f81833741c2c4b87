import { contains, defineList, either } from '#shared/lists'
import { readUserRecords } from '#identity/queries/read_user_records'

type Found = {
  id: number
  email: string
  firstName: string
  lastName: string
  company: string
  createdOn: Date
}

/** The users of the shop, for staff. */
export const userList = defineList<Found>()({
  columns: {
    id: 'u.id',
    email: 'u.email',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    company: 'u.company',
    createdOn: 'u.created_at',
  },
  from: 'users u',
  sort: {
    id: 'id',
    email: 'email',
    firstName: { lower: 'firstName' },
    lastName: { lower: 'lastName' },
    company: { lower: 'company' },
    createdOn: 'createdOn',
  },
  usual: { by: 'createdOn', direction: 'desc' },
  search: (text) =>
    either([
      contains(['u.email', 'u.username', `u.first_name || ' ' || u.last_name`, 'u.company'], text),
      { sql: 'u.id::text = ?', values: [text] },
    ]),
  filters: {
    type: {
      sql: 'u.kind',
      values: { Internal: 'staff', External: 'customer' },
      spellings: {
        internal: 'Internal',
        external: 'External',
        staff: 'Internal',
        customer: 'External',
      },
    },
    active: {
      sql: 'u.account_activated',
      values: { Active: true, Inactive: false },
      spellings: { active: 'Active', inactive: 'Inactive', true: 'Active', false: 'Inactive' },
    },
    locked: {
      sql: 'u.locked_at is not null',
      values: { 'Locked': true, 'Not locked': false },
      spellings: {
        'locked': 'Locked',
        'not locked': 'Not locked',
        'true': 'Locked',
        'false': 'Not locked',
      },
    },
  },
  load: (found) => readUserRecords(found.map(({ id }) => id)),
})
