import { BaseSchema } from '@adonisjs/lucid/schema'

/** The scan of what was signed: one for each contract, its bytes in storage under `key`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table contract_papers (
        contract_id bigint primary key,
        key text not null unique,
        name text not null check (char_length(name) between 1 and 120),
        bytes bigint not null check (bytes > 0),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        actor_label text not null,
        created_at timestamptz not null default now(),
        constraint contract_papers_contract
          foreign key (contract_id) references contracts (id) on delete cascade
      )`)
  }

  async down() {
    this.schema.dropTable('contract_papers')
  }
}
