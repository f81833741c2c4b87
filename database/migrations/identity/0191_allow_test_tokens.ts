import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tokens that only try the way of an order out (ADR 69). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table api_tokens drop constraint api_tokens_kind_check')
    this.schema.raw(`
      alter table api_tokens add constraint api_tokens_kind_check
        check (kind in ('account', 'test', 'marketplace'))`)
  }

  async down() {
    this.schema.raw(`delete from api_tokens where kind = 'test'`)
    this.schema.raw('alter table api_tokens drop constraint api_tokens_kind_check')
    this.schema.raw(`
      alter table api_tokens add constraint api_tokens_kind_check
        check (kind in ('account', 'marketplace'))`)
  }
}
