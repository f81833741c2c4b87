import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a delivered file was before a correction took its place. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_file_versions (
        file_id bigint not null references delivery_files (id) on delete cascade,
        version int not null,
        disk text not null,
        key text not null,
        condition text not null,
        bytes bigint not null,
        sha256 text not null,
        used_at timestamptz,
        replaced_at timestamptz not null default now(),
        primary key (file_id, version)
      )`)
    this.schema.raw(
      'create index delivery_file_versions_checksum on delivery_file_versions (sha256)'
    )
    this.schema.raw(`set lock_timeout = '2s'`)
    this.schema.raw('alter table delivery_files add column corrected_at timestamptz')
  }

  async down() {
    this.schema.raw('alter table delivery_files drop column corrected_at')
    this.schema.dropTable('delivery_file_versions')
  }
}
