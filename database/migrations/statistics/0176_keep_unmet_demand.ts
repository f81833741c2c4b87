import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was asked for and is not sold: a row for each day of the shop, kind and thing, with how often. A
 * thing is a term that no product has, or days of a product that do not exist. Nobody who asked is named.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table unmet_demands (
        day date not null,
        kind text not null check (kind in ('Search', 'Before', 'After', 'Gap')),
        term text,
        product_id int,
        from_day date,
        to_day date,
        days int,
        asked int not null check (asked > 0),
        constraint unmet_demands_once
          unique nulls not distinct (day, kind, term, product_id, from_day, to_day),
        constraint unmet_demands_thing check (
          case kind
            when 'Search' then length(term) between 2 and 60
              and num_nulls(product_id, from_day, to_day, days) = 4
            else term is null and num_nulls(product_id, from_day, to_day, days) = 0
              and from_day <= to_day and days > 0
          end)
      )`)
  }

  async down() {
    this.schema.dropTable('unmet_demands')
  }
}
