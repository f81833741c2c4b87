import { BaseSchema } from '@adonisjs/lucid/schema'

/** The same expression as the list of users is searched by. */
const SEARCH_TEXT = `(E'\\n' || first_name || ' ' || last_name || E'\\n' || company || E'\\n' ||
  email::text || E'\\n' || coalesce(username, '') || E'\\n' ||
  coalesce(second_email::text, '') || E'\\n' || coalesce(third_email::text, '') || E'\\n' ||
  coalesce(tin, ''))`

const INDEXES = {
  users_search_index: `users using gin (${SEARCH_TEXT} gin_trgm_ops)`,
  users_by_created_at: 'users (created_at, id)',
  users_by_email: 'users (email, id)',
  users_by_first_name: 'users (lower(first_name), id) include (first_name)',
  users_by_last_name: 'users (lower(last_name), id) include (last_name)',
  users_by_company: 'users (lower(company), id) include (company)',
  users_staff: `users (created_at, id) where kind = 'staff'`,
  users_inactive: 'users (created_at, id) where not account_activated',
  users_locked: 'users (created_at, id) where locked_at is not null',
  users_with_partner: 'users (created_at, id) where business_partner_id is not null',
  addresses_by_country: `addresses (country, user_id) where kind = 'billing'`,
}

/** What the list of users is sorted, searched and filtered by, for hundreds of thousands of them. */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on ${on}`)
    }
    this.schema.raw('drop index users_created_at_index, users_email_index, users_company_index')
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
    this.schema.raw('create index users_email_index on users (email)')
    this.schema.raw('create index users_company_index on users (lower(company))')
    this.schema.raw('create index users_created_at_index on users (created_at desc, id)')
  }
}
