import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table sessions (
        id text primary key,
        data text not null,
        user_id text,
        expires_at timestamptz not null
      )`)
    this.schema.raw('create index sessions_user on sessions (user_id) where user_id is not null')
    this.schema.raw('create index sessions_expiry on sessions (expires_at)')
    this.schema.raw(`
      create unlogged table rate_limits (
        key text primary key,
        points int not null default 0,
        expire bigint
      )`)
    this.schema.raw('create index rate_limits_expiry on rate_limits (expire)')
  }

  async down() {
    this.schema.dropTable('rate_limits')
    this.schema.dropTable('sessions')
  }
}
