import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who fetched what, when and from where: every visit of a public link and every transfer of a file. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table delivery_accesses (
        id bigint generated always as identity primary key,
        fulfilment_id bigint not null references fulfilments (id),
        file_id bigint references delivery_files (id),
        claim_id uuid references delivery_claims (id),
        link_id uuid references delivery_links (id),
        user_id bigint references users (id),
        way text not null check (way in ('page', 'archive', 'script', 'link')),
        address inet,
        agent text not null,
        first_byte bigint not null default 0 check (first_byte >= 0),
        bytes_asked bigint not null default 0 check (bytes_asked >= 0),
        bytes_sent bigint not null default 0 check (bytes_sent between 0 and bytes_asked),
        outcome text not null default 'running'
          check (outcome in ('running', 'complete', 'cut', 'handed_over', 'shown')),
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        constraint delivery_accesses_end check ((outcome = 'running') = (ended_at is null)),
        constraint delivery_accesses_shown check ((outcome = 'shown') = (file_id is null))
      )`)
    this.schema.raw(`
      create index delivery_accesses_newest on delivery_accesses (fulfilment_id, started_at desc, id desc)`)
    this.schema.raw(`
      create index delivery_accesses_running on delivery_accesses (started_at)
        where outcome = 'running'`)
    this.schema.raw(`
      create index delivery_accesses_strangers on delivery_accesses (started_at)
        where way = 'link' and address is not null`)
    this.schema.raw(`
      create index delivery_accesses_link on delivery_accesses (link_id, started_at desc)
        where link_id is not null`)
    this.schema.raw(`
      create index delivery_accesses_claim on delivery_accesses (claim_id, id desc)
        where claim_id is not null`)
  }

  async down() {
    this.schema.dropTable('delivery_accesses')
  }
}
