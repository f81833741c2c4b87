import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table trading_calendars (
        code text primary key,
        name_en text not null,
        name_de text not null,
        first_year int not null,
        last_year int not null check (last_year >= first_year)
      )`)
    this.schema.raw(`
      create table exchange_holidays (
        calendar_code text not null references trading_calendars on delete cascade,
        day date not null,
        name_en text not null,
        name_de text not null,
        primary key (calendar_code, day)
      )`)
  }

  async down() {
    this.schema.dropTable('exchange_holidays')
    this.schema.dropTable('trading_calendars')
  }
}
