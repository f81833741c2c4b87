import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Files that staff put on a shelf: a part of the download centre, or a product, whose samples they are. Their
 * bytes lie in storage under `key`, another one for each version.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table offered_files (
        id int generated always as identity primary key,
        shelf text not null,
        product_id int references products (id) on delete cascade,
        day date,
        name text not null check (char_length(name) between 1 and 120),
        language text check (language in ('en', 'de')),
        key text not null unique,
        bytes bigint not null check (bytes > 0),
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        position int not null,
        version int not null default 1,
        updated_at timestamptz not null default now(),
        constraint offered_files_shelf check (shelf in
          ('general', 'binaries', 'data-descriptions', 'data-samples', 'product')),
        constraint offered_files_sample check (
          (shelf = 'product') = (product_id is not null) and (shelf = 'product') = (day is not null))
      )`)
    this.schema.raw(`
      create unique index offered_files_name
        on offered_files (shelf, coalesce(product_id, 0), name)`)
    this.schema.raw('create index offered_files_product on offered_files (product_id)')
  }

  async down() {
    this.schema.dropTable('offered_files')
  }
}
