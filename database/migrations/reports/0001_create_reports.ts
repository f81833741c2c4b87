import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was held is read from the files of the product; which securities they have on which days is
 * kept here, so that a look-up reads no file. A report keeps what was asked for and what it cost.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [DAYS, SECURITIES, REPORTS, ISINS, FILES]) this.schema.raw(statement)
    for (const statement of INDEXES) this.schema.raw(statement)
    this.schema.raw(`
      create trigger reports_follow_merged_user before insert on reports
        for each row execute function follow_merged_user()`)
  }

  async down() {
    for (const table of ['report_files', 'report_isins', 'reports', 'report_securities']) {
      this.schema.dropTable(table)
    }
    this.schema.dropTable('report_days')
  }
}

/** Days whose securities are known, by the version of the file that they were read from. */
const DAYS = `
  create table report_days (
    product_id int not null references products on delete cascade,
    day date not null,
    version int not null,
    securities int not null,
    read_at timestamptz not null default now(),
    primary key (product_id, day)
  )`

/** \`held\` may bridge days without a file: a security is there where both say so. */
const SECURITIES = `
  create table report_securities (
    product_id int not null references products on delete cascade,
    isin text not null check (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
    common_code text check (common_code ~ '^[0-9]{9}$'),
    name text not null,
    held datemultirange not null,
    primary key (product_id, isin)
  )`

const REPORTS = `
  create table reports (
    id bigint generated always as identity (start with 88001) primary key,
    user_id bigint not null references users (id),
    product_id int not null references products,
    day date not null,
    state text not null default 'New'
      check (state in ('New', 'Processing', 'Completed', 'Failed')),
    step text check (step in ('reading', 'drawing', 'signing')),
    locale text not null check (locale in ('en', 'de')),
    licensee text not null,
    unit_price_cents bigint not null check (unit_price_cents >= 0),
    price_cents bigint not null check (price_cents >= 0),
    discount_cents bigint not null default 0,
    requested_by_id bigint,
    requested_by text not null,
    is_on_behalf boolean not null default false,
    attempt int not null default 0,
    lease_until timestamptz,
    failure jsonb,
    invoice_id bigint,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    completed_at timestamptz,
    constraint reports_discount check (discount_cents between 0 and price_cents),
    constraint reports_completed check ((state = 'Completed') = (completed_at is not null)),
    constraint reports_leased check ((state = 'Processing') = (lease_until is not null)),
    constraint reports_invoiced check (invoice_id is null or state = 'Completed')
  )`

const ISINS = `
  create table report_isins (
    report_id bigint not null references reports on delete cascade,
    position smallint not null,
    entry text not null,
    isin text,
    common_code text,
    name text,
    is_available boolean not null,
    primary key (report_id, position)
  )`

const FILES = `
  create table report_files (
    report_id bigint not null references reports on delete cascade,
    kind text not null check (kind in ('pdf_en', 'pdf_de', 'xlsx', 'csv')),
    key text not null,
    name text not null,
    bytes bigint not null,
    sha256 text not null,
    primary key (report_id, kind)
  )`

const INDEXES = [
  `create unique index report_securities_of_code
      on report_securities (product_id, common_code) where common_code is not null`,
  'create index reports_of_user on reports (user_id, id desc)',
  'create index reports_newest on reports (created_at desc, id desc)',
  `create index reports_waiting on reports (user_id, id) where state = 'New'`,
  `create index reports_leases on reports (lease_until) where state = 'Processing'`,
  `create index reports_to_invoice on reports (user_id, completed_at)
    where state = 'Completed' and invoice_id is null`,
]
