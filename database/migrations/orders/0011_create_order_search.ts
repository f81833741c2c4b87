import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A search looks into few names instead of a million orders: each contact, each product and each set
 * of products is kept once, and an order only points at them. Triggers keep them, whoever writes
 * orders.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_contacts (
        id bigint generated always as identity primary key,
        email text not null,
        company text not null,
        name text not null,
        search_text text generated always as (
          lower(email || E'\\n' || company || E'\\n' || name)
        ) stored,
        constraint order_contacts_once unique (email, company, name)
      )`)
    this.schema.raw(
      'create index order_contacts_search on order_contacts using gin (search_text gin_trgm_ops)'
    )
    this.schema.raw(`
      create table order_product_names (
        id integer generated always as identity primary key,
        name text not null unique
      )`)
    this.schema.raw(`
      create table order_product_sets (
        id integer generated always as identity primary key,
        name_ids integer[] not null unique
      )`)
    this.schema.raw(
      'create index order_product_sets_of_name on order_product_sets using gin (name_ids)'
    )
    this.schema.raw(NAME_CONTACT)
    this.schema.raw(`
      create trigger orders_name_contact before insert or update of email, company, contact_name
        on orders for each row execute function name_contact_of_order()`)
    this.schema.raw(NAME_PRODUCTS)
    this.schema.raw(`
      create trigger order_items_name_products after insert on order_items
        referencing new table as added
        for each statement execute function name_products_of_orders()`)
  }

  async down() {
    this.schema.raw('drop trigger order_items_name_products on order_items')
    this.schema.raw('drop trigger orders_name_contact on orders')
    this.schema.raw('drop function name_products_of_orders')
    this.schema.raw('drop function name_contact_of_order')
    this.schema.dropTable('order_product_sets')
    this.schema.dropTable('order_product_names')
    this.schema.dropTable('order_contacts')
  }
}

const NAME_CONTACT = `
  create function name_contact_of_order() returns trigger language plpgsql as $$
  begin
    insert into order_contacts (email, company, name)
    values (new.email, new.company, new.contact_name) on conflict do nothing;
    select id into new.contact_id from order_contacts
     where email = new.email and company = new.company and name = new.contact_name;
    return new;
  end $$`

/** The products of the orders whose items were added, in an order of their own. */
const ADDED_SETS = `
  select i.order_id, array_agg(distinct n.id) as name_ids
    from order_items i join order_product_names n on n.name = i.product_name
   where i.order_id in (select order_id from added) group by i.order_id`

const NAME_PRODUCTS = `
  create function name_products_of_orders() returns trigger language plpgsql as $$
  begin
    insert into order_product_names (name)
    select distinct product_name from added on conflict do nothing;
    insert into order_product_sets (name_ids)
    select name_ids from (${ADDED_SETS}) as sets on conflict do nothing;
    update orders o set product_set_id = s.id
      from (${ADDED_SETS}) as sets join order_product_sets s using (name_ids)
     where o.id = sets.order_id;
    return null;
  end $$`
