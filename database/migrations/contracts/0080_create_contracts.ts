import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What companies have signed: of which type, for which information product, from when until when. A product
 * stands for subscription types; what a day of them is covered by follows from both.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [TYPES, PRODUCTS, RELATIONS, CONTRACTS, ...INDEXES]) {
      this.schema.raw(statement)
    }
  }

  async down() {
    for (const table of ['contracts', 'product_subscriptions']) this.schema.dropTable(table)
    for (const table of ['information_products', 'contract_types']) this.schema.dropTable(table)
  }
}

const KEPT = `
    version int not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()`

const TYPES = `
  create table contract_types (
    id int generated always as identity primary key,
    name text not null,
    valid_from date not null,
    valid_to date not null,
    ${KEPT},
    constraint contract_types_name check (name = btrim(name) and char_length(name) between 1 and 200),
    constraint contract_types_validity check (valid_from <= valid_to)
  )`

/** The flags say what a contract of the product asks for. */
const PRODUCTS = `
  create table information_products (
    id int generated always as identity primary key,
    name text not null,
    affiliates boolean not null default false,
    time_series boolean not null default false,
    remark boolean not null default false,
    ${KEPT},
    constraint information_products_name
      check (name = btrim(name) and char_length(name) between 1 and 200)
  )`

const RELATIONS = `
  create table product_subscriptions (
    id int generated always as identity primary key,
    product_id int not null,
    subscription_type_id int not null,
    ${KEPT},
    constraint product_subscriptions_product
      foreign key (product_id) references information_products (id),
    constraint product_subscriptions_type
      foreign key (subscription_type_id) references subscription_types (id),
    constraint product_subscriptions_once unique (product_id, subscription_type_id)
  )`

/** Null bounds are open. */
const CONTRACTS = `
  create table contracts (
    id bigint generated always as identity primary key,
    partner_id bigint not null,
    contract_type_id int not null,
    clm_ma_number text not null,
    product_id int not null,
    affiliates int,
    time_series_from date,
    time_series_to date,
    remark text,
    start_date date,
    end_date date,
    ${KEPT},
    constraint contracts_partner
      foreign key (partner_id) references business_partners (id) on update cascade,
    constraint contracts_type foreign key (contract_type_id) references contract_types (id),
    constraint contracts_product foreign key (product_id) references information_products (id),
    constraint contracts_number
      check (clm_ma_number = btrim(clm_ma_number) and char_length(clm_ma_number) between 1 and 60),
    constraint contracts_affiliates check (affiliates >= 0),
    constraint contracts_remark check (char_length(remark) between 1 and 2000),
    constraint contracts_running check (start_date <= end_date),
    constraint contracts_time_series check (time_series_from <= time_series_to)
  )`

const INDEXES = [
  'create index contract_types_by_name on contract_types (lower(name), id)',
  'create index information_products_by_name on information_products (lower(name), id)',
  'create index product_subscriptions_of_type on product_subscriptions (subscription_type_id)',
  'create index contracts_of_partner on contracts (partner_id, id)',
  'create index contracts_of_type on contracts (contract_type_id)',
  'create index contracts_of_product on contracts (product_id, partner_id)',
  'create index contracts_ending on contracts (end_date, id)',
]
