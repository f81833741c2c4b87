import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Rules of the price with the day from which they hold, where staff gave them another one than the shop
 * was set up with: the fee, the VAT of a country, the levels of a price group. What has begun stays.
 */
export default class extends BaseSchema {
  async up() {
    for (const statement of [RULES, RULE_ON, KEEP, KEPT]) this.schema.raw(statement)
  }

  async down() {
    this.schema.raw('drop function rule_on(text, text, date)')
    this.schema.dropTable('dated_rules')
    this.schema.raw('drop function keep_begun_rule()')
  }
}

const RULES = `
  create table dated_rules (
    rule text not null check (rule in ('fee', 'vat', 'levels')),
    subject text not null,
    from_day date not null,
    value jsonb not null,
    primary key (rule, subject, from_day)
  )`

/** Null where the shop's own rule holds. */
const RULE_ON = `
  create function rule_on(which text, of text, day date) returns jsonb
    language sql stable parallel safe as $$
    select value from dated_rules
     where rule = which and subject = of and from_day <= day order by from_day desc limit 1
  $$`

const KEEP = `
  create function keep_begun_rule() returns trigger language plpgsql as $$
  begin
    raise exception 'A rule that has begun cannot be changed' using errcode = 'check_violation';
  end $$`

const KEPT = `
  create trigger dated_rules_keep_begun before update on dated_rules
    for each row when (old.from_day < shop_today()) execute function keep_begun_rule()`
