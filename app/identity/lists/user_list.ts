import { ROLES } from '#identity/domain/roles'
import { foundBy, holding, oneOfThese } from '#identity/lists/user_conditions'
import { USER_COLUMNS, type ExportedUser } from '#identity/lists/user_columns'
import { readUserRecords } from '#identity/queries/read_user_records'
import { COUNTRY_CODES } from '#shared/countries/country_codes'
import { defineList, momentsFrom, momentsUntil } from '#shared/lists'

const MOST_COUNTED = 10_000
const MOST_FOUND = 1_000

export const userList = defineList<ExportedUser>()({
  columns: {
    id: 'u.id',
    email: 'u.email',
    secondEmail: 'u.second_email',
    thirdEmail: 'u.third_email',
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    company: 'u.company',
    username: 'u.username',
    kind: 'u.kind',
    accountActivated: 'u.account_activated',
    isLocked: 'u.locked_at is not null',
    createdByAdmin: 'u.created_by_admin',
    country: 'u.billing_country',
    phone: 'u.phone',
    mobilePhone: 'u.mobile_phone',
    tin: 'u.tin',
    businessPartnerId: 'u.business_partner_id',
    businessPartnerName: 'u.business_partner_name',
    createdOn: 'u.created_at',
    lastSignedInAt: 'u.last_signed_in_at',
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
  mostRows: 1_000,
  hasNoNulls: true,
  key: 'u.id',
  mostCounted: MOST_COUNTED,
  mostFound: MOST_FOUND,
  keptTotal: 'select coalesce(sum(users), 0)::bigint from user_tallies',
  search: foundBy,
  filters: {
    type: {
      condition: oneOfThese({ Internal: `u.kind = 'staff'`, External: `u.kind = 'customer'` }),
      values: ['Internal', 'External'],
      spellings: {
        internal: 'Internal',
        external: 'External',
        staff: 'Internal',
        customer: 'External',
      },
    },
    active: {
      condition: oneOfThese({ Active: 'u.account_activated', Inactive: 'not u.account_activated' }),
      values: ['Active', 'Inactive'],
      spellings: { active: 'Active', inactive: 'Inactive', true: 'Active', false: 'Inactive' },
    },
    locked: {
      condition: oneOfThese({
        'Not locked': 'u.locked_at is null',
        'Locked': 'u.locked_at is not null',
      }),
      values: ['Not locked', 'Locked'],
      spellings: {
        'locked': 'Locked',
        'not locked': 'Not locked',
        'true': 'Locked',
        'false': 'Not locked',
      },
    },
    role: { condition: holding, values: ROLES },
    country: { column: 'country', values: COUNTRY_CODES },
    partner: {
      condition: oneOfThese({
        With: 'u.business_partner_id is not null',
        Without: 'u.business_partner_id is null',
      }),
      values: ['With', 'Without'],
      spellings: { with: 'With', without: 'Without', true: 'With', false: 'Without' },
    },
    createdFrom: momentsFrom('u.created_at'),
    createdTo: momentsUntil('u.created_at'),
  },
  load: (found) => readUserRecords(found.map(({ id }) => id)),
  csv: {
    fileName: 'webshop_users',
    heads: 'people.export',
    columns: USER_COLUMNS,
  },
})
