import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table countries (
        code text primary key check (code ~ '^[A-Z]{2}$'),
        name_en text not null,
        name_de text not null,
        eu boolean not null default false,
        vat_percent int not null default 0 check (vat_percent between 0 and 100),
        customer_visible boolean not null default true
      )`)
  }

  async down() {
    this.schema.dropTable('countries')
  }
}
