import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the shop's own provider remembers: sessions, interactions, codes, grants, tokens. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table oidc_records (
        kind text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (kind, id)
      )
    `)
    this.schema.raw(
      'create index oidc_records_grant_id_index on oidc_records (grant_id) where grant_id is not null'
    )
    this.schema.raw(
      'create unique index oidc_records_uid_unique on oidc_records (kind, uid) where uid is not null'
    )
    this.schema.raw(
      `create index oidc_records_account_index on oidc_records ((payload ->> 'accountId'))
       where payload ->> 'accountId' is not null`
    )
    this.schema.raw('create index oidc_records_expires_at_index on oidc_records (expires_at)')
  }

  async down() {
    this.schema.dropTable('oidc_records')
  }
}
