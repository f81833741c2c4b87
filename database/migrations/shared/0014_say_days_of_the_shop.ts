import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The shop's calendar days for every statement, so that its time zone stands in one place of the
 * database. They are plain expressions for the planner: an index on a day is used as before.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [DAY, TODAY, BEGINNING]) this.schema.raw(statement)
  }

  async down() {
    for (const name of ['shop_today()', 'shop_day(timestamptz)', 'shop_day_begins(date)']) {
      this.schema.raw(`drop function ${name}`)
    }
  }
}

const DAY = `
  create function shop_day(moment timestamptz) returns date
    language sql immutable parallel safe as $$
    select (moment at time zone 'Europe/Berlin')::date
  $$`

const TODAY = `
  create function shop_today() returns date
    language sql stable parallel safe as $$
    select (now() at time zone 'Europe/Berlin')::date
  $$`

const BEGINNING = `
  create function shop_day_begins(day date) returns timestamptz
    language sql immutable parallel safe as $$
    select day::timestamp at time zone 'Europe/Berlin'
  $$`
