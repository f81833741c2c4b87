import { BaseSchema } from '@adonisjs/lucid/schema'

/** What somebody and his company had, as it was known on a day: made once, signed, and kept as it was made. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table licence_evidences (
        id bigint generated always as identity (start with 5001) primary key,
        user_id bigint not null references users (id),
        from_day date not null,
        to_day date not null,
        known_on date not null,
        locale text not null check (locale in ('en', 'de')),
        asked_at timestamptz not null default now(),
        made_at timestamptz,
        body text,
        sha256 text,
        signature text,
        key_id text,
        pdf bytea,
        pdf_sha256 text,
        constraint licence_evidences_period check (from_day <= to_day),
        constraint licence_evidences_whole check (
          num_nonnulls(made_at, body, sha256, signature, key_id, pdf, pdf_sha256) in (0, 7))
      )`)
    this.schema.raw(
      'create index licence_evidences_of_user on licence_evidences (user_id, id desc)'
    )
    this.schema.raw('create index licence_evidences_json on licence_evidences (sha256)')
    this.schema.raw('create index licence_evidences_pdf on licence_evidences (pdf_sha256)')
    this.schema.raw(
      'create index licence_evidences_waiting on licence_evidences (asked_at) where made_at is null'
    )
    this.schema.raw(`
      create trigger licence_evidences_follow_merged_user before insert on licence_evidences
        for each row execute function follow_merged_user()`)
  }

  async down() {
    this.schema.dropTable('licence_evidences')
  }
}
