import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A subscription is a rule: which days of which products somebody is entitled to, and from when until
 * when they may be seen. Files are the lake's; a new day of a product writes nothing here.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [FOLDERS, TYPES, PRODUCTS, CONTACTS, USERS, RANGES, ITEMS, DOWNLOADS]) {
      this.schema.raw(statement)
    }
    this.schema.raw('create index subscription_types_of_folder on subscription_types (folder_id)')
    this.schema.raw(
      'create index subscription_type_products_of_product on subscription_type_products (product_id)'
    )
    this.schema.raw(`
      create unique index subscription_contacts_of_type
          on subscription_contacts (type_id, lower(email))`)
    this.schema.raw('create index subscription_users_of_user on subscription_users (user_id)')
    this.schema.raw(`
      create index subscription_ranges_of_subscription
          on subscription_ranges (subscription_id, starts_on)`)
    this.schema.raw(`
      create index subscription_ranges_ending on subscription_ranges (ends_on)
       where ends_on is not null`)
    this.schema.raw(`
      create index subscription_downloads_of_file
          on subscription_downloads (subscription_id, product_id, day, part, id desc)`)
    this.schema.raw(`
      create trigger subscription_users_follow_merged_user before insert on subscription_users
        for each row execute function follow_merged_user()`)
  }

  async down() {
    const tables = [
      'downloads',
      'range_items',
      'ranges',
      'users',
      'contacts',
      'type_products',
      'types',
    ]
    for (const table of tables) this.schema.dropTable(`subscription_${table}`)
    this.schema.dropTable('subscription_folders')
  }
}

const FOLDERS = `
  create table subscription_folders (
    id int generated always as identity primary key,
    name text not null unique check (char_length(name) between 1 and 120),
    is_active boolean not null default true,
    position int not null default 0
  )`

const TYPES = `
  create table subscription_types (
    id int generated always as identity primary key,
    folder_id int not null references subscription_folders,
    name text not null unique check (char_length(name) between 1 and 160),
    description text not null check (char_length(description) between 1 and 2000),
    comment text,
    is_filterable boolean not null default false,
    special_type text check (special_type in ('REPORT')),
    snapshot_at text check (snapshot_at in ('07:00', '15:00', '16:00', '22:00')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`

const PRODUCTS = `
  create table subscription_type_products (
    type_id int not null references subscription_types on delete cascade,
    product_id int not null references products on delete cascade,
    primary key (type_id, product_id)
  )`

const CONTACTS = `
  create table subscription_contacts (
    id int generated always as identity primary key,
    type_id int not null references subscription_types on delete cascade,
    email text not null
  )`

/** Null bounds are open. Without ranges only \`is_unrestricted\` entitles to anything. */
const USERS = `
  create table subscription_users (
    id bigint generated always as identity primary key,
    type_id int not null references subscription_types,
    user_id bigint not null references users (id) on delete cascade,
    is_unrestricted boolean not null default false,
    visible_from date,
    visible_until date,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (type_id, user_id),
    check (visible_from <= visible_until)
  )`

const RANGES = `
  create table subscription_ranges (
    id bigint generated always as identity primary key,
    subscription_id bigint not null references subscription_users on delete cascade,
    starts_on date,
    ends_on date,
    actual_starts_on date,
    visible_from date,
    visible_until date,
    is_trial boolean not null default false,
    is_sales_trial boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (starts_on <= ends_on),
    check (visible_from <= visible_until),
    check (starts_on is not null or ends_on is not null),
    check (is_trial or not is_sales_trial)
  )`

const ITEMS = `
  create table subscription_range_items (
    range_id bigint not null references subscription_ranges on delete cascade,
    name text not null check (name ~ '^[A-Za-z0-9_-]{1,30}$'),
    primary key (range_id, name)
  )`

/** Who fetched which version of which file, and from where. */
const DOWNLOADS = `
  create table subscription_downloads (
    id bigint generated always as identity primary key,
    subscription_id bigint not null references subscription_users on delete cascade,
    product_id int not null references products on delete cascade,
    day date not null,
    part smallint not null,
    version smallint not null,
    user_id bigint references users (id) on delete set null,
    way text not null check (way in ('page', 'script')),
    address inet,
    bytes bigint not null check (bytes >= 0),
    at timestamptz not null default now()
  )`
