import { BaseSchema } from '@adonisjs/lucid/schema'

/** One check of what is given against what is signed for each day of the shop, and what was told of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table contract_checks (
        day date primary key,
        fresh int not null default 0 check (fresh >= 0),
        checked_at timestamptz not null default now()
      )`)
    this.schema.raw(`
      create table contract_findings_told (
        finding text not null check (finding ~ '^[sc]:[0-9]+$'),
        kind text not null,
        told_on date not null references contract_checks (day),
        primary key (finding, kind)
      )`)
  }

  async down() {
    this.schema.dropTable('contract_findings_told')
    this.schema.dropTable('contract_checks')
  }
}
