import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Questions to lists of the administration that somebody asks again and again, under a name: what is
 * asked, as in the list's address, and which columns are left out.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table saved_views (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id),
        path text not null check (length(path) between 1 and 100),
        name text not null check (length(name) between 1 and 40),
        parameters text not null check (length(parameters) <= 1000),
        hidden text[] not null default '{}' check (cardinality(hidden) <= 40),
        density text not null check (density in ('comfortable', 'compact')),
        is_shared boolean not null default false,
        created_at timestamptz not null default now()
      )`)
    this.schema.raw(
      'create unique index saved_views_named on saved_views (user_id, path, lower(name))'
    )
    this.schema.raw('create index saved_views_shared on saved_views (path) where is_shared')
  }

  async down() {
    this.schema.dropTable('saved_views')
  }
}
