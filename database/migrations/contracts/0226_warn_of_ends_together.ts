import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of which end of which contract people were warned, and how many days before: many ends share one mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table contract_ends_told (
        contract_id bigint not null references contracts on delete cascade,
        end_date date not null,
        days_before int not null,
        told_on date not null,
        primary key (contract_id, end_date, days_before)
      )`)
    this.schema.raw('create index contract_ends_told_by_day on contract_ends_told (told_on)')
  }

  async down() {
    this.schema.dropTable('contract_ends_told')
  }
}
