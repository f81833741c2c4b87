import { allOf, datedFile, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED_SPAN, USERS } from '#statistics/lists/carried'
import { between, usersOf } from '#statistics/queries/asked_of'

export type NewUser = {
  id: number
  createdAt: Date
  name: string
  email: string
  company: string
  isInternal: boolean
  isActive: boolean
}

export const newUserList = defineList<NewUser, Asked>()({
  columns: {
    id: 'u.id',
    createdAt: 'u.created_at',
    name: `btrim(u.first_name || ' ' || u.last_name)`,
    email: 'u.email',
    company: 'u.company',
    isInternal: `u.kind = 'staff'`,
    isActive: 'u.account_activated',
  },
  from: 'users u',
  within: (asked) => allOf([between('u.created_at', asked), usersOf(asked)]),
  sort: { created: 'createdAt', email: 'email', company: { lower: 'company' } },
  usual: { by: 'created', direction: 'desc' },
  search: ['name', 'email', 'company'],
  filters: { ...CARRIED_SPAN, users: USERS },
  csv: {
    fileName: () => datedFile('webshop_new_users'),
    heads: 'statistics.export',
    columns: {
      created: 'createdAt',
      name: 'name',
      email: 'email',
      company: 'company',
      internal: 'isInternal',
      active: 'isActive',
    },
  },
})
