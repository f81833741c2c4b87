import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table venues (
        id text primary key,
        name text not null,
        kind text not null check (kind in ('operator', 'partner', 'special')),
        country char(2) not null,
        description_en text not null,
        description_de text not null,
        position smallint not null
      )`)
    this.schema.raw(`
      create table categories (
        id text primary key,
        parent_id text references categories,
        catalogue text not null check (catalogue in ('shop', 'analytics')),
        name_en text not null,
        name_de text not null,
        description_en text not null,
        description_de text not null,
        description_alternative_en text,
        description_alternative_de text,
        legal_disclaimer_en text,
        legal_disclaimer_de text,
        visible_on_frontpage boolean not null default true,
        show_subcategory boolean not null default true,
        position smallint not null
      )`)
    this.schema.raw('create index categories_parent_index on categories (parent_id)')
  }

  async down() {
    this.schema.dropTable('categories')
    this.schema.dropTable('venues')
  }
}
