import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_manifests (
        fulfilment_id bigint not null references fulfilments (id),
        revision int not null check (revision > 0),
        body text not null,
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        signature text not null,
        key_id text not null references delivery_keys (id),
        files_digest text not null,
        made_at timestamptz not null default now(),
        primary key (fulfilment_id, revision)
      )`)
    this.schema.raw('create index fulfilments_completed on fulfilments (completed_at desc)')
    this.schema.raw('create index delivery_manifests_checksum on delivery_manifests (sha256)')
  }

  async down() {
    this.schema.raw('drop index fulfilments_completed')
    this.schema.dropTable('delivery_manifests')
  }
}
