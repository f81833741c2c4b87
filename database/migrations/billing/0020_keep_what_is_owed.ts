import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Money of orders about which somebody has to decide, one row an order: what is owed back of those
 * that came to nothing, what came too much, and what came too little. Kept whenever an order, its
 * payments or its refunds change, whoever changes them, because reading it out of a million orders
 * takes too long for a page. Those changes hold the order, so that no two of them judge at once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table order_debts (
        order_number bigint primary key references orders (number),
        kind text not null check (kind in ('owed', 'too_much', 'too_little')),
        cents bigint not null check (cents > 0),
        since timestamptz not null
      )`)
    for (const statement of [JUDGE, ...TRIGGERS]) this.schema.raw(statement)
    this.schema.raw(`
      select judge_money_of(number) from (
        select number from orders
         where state in ('Failed', 'Rejected') or (state = 'Archived' and completed_at is null)
        union
        select o.number from order_payments p join orders o on o.number = p.order_number
         group by o.number, o.state, o.gross_cents
        having sum(p.amount_cents) > o.gross_cents or o.state = 'Registered') as judged
       where number is not null`)
    this.schema.raw(`
      create index bank_statement_entries_open on bank_statement_entries (booked_on, id)
        where state = 'Open' and amount_cents > 0`)
    this.schema.raw(`
      create index bank_statement_entries_meant on bank_statement_entries (reference_order)
        where state = 'Open' and reference_order is not null`)
  }

  async down() {
    for (const name of ['open', 'meant']) {
      this.schema.raw(`drop index bank_statement_entries_${name}`)
    }
    for (const [table, name] of NAMES) this.schema.raw(`drop trigger ${name} on ${table}`)
    this.schema.raw('drop function judge_money')
    this.schema.raw('drop function judge_money_of_order')
    this.schema.raw('drop function judge_money_of')
    this.schema.dropTable('order_debts')
  }
}

/** A quota is given back by itself; it is no money that somebody has to transfer. */
const JUDGE = `
  create function judge_money_of(of_number bigint) returns void language plpgsql as $$
  declare
    o record;
    paid bigint;
    back bigint;
    debt text;
    amount bigint;
  begin
    select state, completed_at, gross_cents, updated_at into o
      from orders where number = of_number;
    if not found then return; end if;
    select coalesce((select sum(p.amount_cents) from order_payments p where p.order_number = of_number), 0)
         + coalesce((select sum(a.captured_cents) from payment_attempts a
                      where a.order_number = of_number and a.state = 'Paid'), 0) into paid;
    select coalesce(sum(r.amount_cents), 0) into back from refunds r
     where r.order_number = of_number and r.state <> 'Refused' and r.way <> 'Quota';
    if o.state in ('Failed', 'Rejected') or (o.state = 'Archived' and o.completed_at is null) then
      debt := 'owed';
      amount := paid - back;
    elsif o.state = 'Registered' and paid > 0 and paid < o.gross_cents then
      debt := 'too_little';
      amount := o.gross_cents - paid;
    else
      debt := 'too_much';
      amount := paid - back - o.gross_cents;
    end if;
    if amount > 0 then
      insert into order_debts (order_number, kind, cents, since)
      values (of_number, debt, amount, greatest(o.updated_at, (
        select max(p.created_at) from order_payments p where p.order_number = of_number)))
      on conflict (order_number) do update
         set kind = excluded.kind, cents = excluded.cents,
             since = case when order_debts.kind = excluded.kind then order_debts.since
                          else excluded.since end;
    else
      delete from order_debts where order_number = of_number;
    end if;
  end $$`

const TRIGGERS = [
  `create function judge_money() returns trigger language plpgsql as $$
   begin
     perform judge_money_of(new.order_number);
     return null;
   end $$`,
  `create function judge_money_of_order() returns trigger language plpgsql as $$
   begin
     perform judge_money_of(new.number);
     return null;
   end $$`,
  `create trigger order_payments_judged after insert on order_payments
     for each row execute function judge_money()`,
  `create trigger refunds_judged after insert or update of state on refunds
     for each row execute function judge_money()`,
  `create trigger payment_attempts_judged after update of state, captured_cents on payment_attempts
     for each row when (new.order_number is not null) execute function judge_money()`,
  `create trigger orders_judged after update of state, gross_cents, completed_at on orders
     for each row when (
       new.number is not null and (
         old.gross_cents <> new.gross_cents
         or (old.state <> new.state and (old.state in ('Registered', 'Failed', 'Rejected')
             or new.state in ('Registered', 'Failed', 'Rejected')
             or (new.state = 'Archived' and new.completed_at is null)))))
     execute function judge_money_of_order()`,
]

const NAMES = [
  ['order_payments', 'order_payments_judged'],
  ['refunds', 'refunds_judged'],
  ['payment_attempts', 'payment_attempts_judged'],
  ['orders', 'orders_judged'],
] as const
