const ORDER = {
  user_id: 'bigint',
  type: 'text',
  email: 'text',
  contact_name: 'text',
  company: 'text',
  tin: 'text',
  billing_address: 'jsonb',
  delivery_address: 'jsonb',
  subtotal_cents: 'bigint',
  fee_cents: 'bigint',
  discount_cents: 'bigint',
  net_cents: 'bigint',
  vat_percent: 'numeric',
  vat_cents: 'bigint',
  vat_reason: 'text',
  gross_cents: 'bigint',
  quote: 'jsonb',
  state: 'text',
  payment_method: 'text',
  consents: 'jsonb',
  terms_accepted_at: 'timestamptz',
  own_reference: 'text',
  cost_centre: 'text',
  remark: 'text',
  invoice_recipient: 'text',
  basket_item_ids: 'bigint[]',
  locale: 'text',
}

const ITEM = {
  position: 'integer',
  product_id: 'integer',
  product_code: 'text',
  product_name: 'text',
  from_day: 'date',
  to_day: 'date',
  include_degraded: 'boolean',
  filters: 'jsonb',
  counted_days: 'integer',
  number_of_modules: 'integer',
  files: 'integer',
  bytes: 'bigint',
  price_cents: 'bigint',
}

const namesOf = (columns: object, of = '') =>
  Object.keys(columns)
    .map((name) => `${of}"${name}"`)
    .join(', ')

const typesOf = (columns: object) =>
  Object.entries(columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ')

/** Its number, and where they were asked for: the place in its history, mails, and the key of its answer. */
export type Placed = {
  id: number
  number: number
  entry: number | null
  mails: number | null
  answer: string | null
}

/** All in one statement, for every checkout waits for the number meanwhile. */
export const INSERT_ORDER = `
  with numbered as (
    update order_counters set last_number = last_number + 1
     where name = 'orders' returning last_number as number
  ), placed as (
    insert into orders (number, ${namesOf(ORDER)})
    select numbered.number, ${namesOf(ORDER, 'r.')}
      from numbered, jsonb_to_record(:row::jsonb) as r (${typesOf(ORDER)})
    returning id, number
  ), written as (
    insert into order_items (order_id, ${namesOf(ITEM)})
    select placed.id, ${namesOf(ITEM, 'l.')}
      from placed, jsonb_to_recordset(:lines::jsonb) as l (${typesOf(ITEM)})
  ), entered as (
    insert into quota_entries (order_id, quota_id, amount_cents, state)
    select placed.id, :quotaId::bigint, :quotaCents::bigint, 'Reserved'
      from placed where :quotaId::bigint is not null
  )
  select id, number,
         case when :audit::jsonb is not null
              then record_first_audit('order', number::text, :audit::jsonb) end as entry,
         case when :recipients::text[] is not null
              then queue_made_mail(:mailKey::text || number, :recipients::text[], :locale::text,
                     jsonb_build_object('by', :mailBy::text,
                       'of', jsonb_build_object('number', number)), :mailHost::text) end as mails,
         case when :answerKey::text is not null
              then store_idempotent_answer(:answerScope::text, :answerKey::text, :answerFingerprint::text,
                     jsonb_build_object('orderNumber', number)) end as answer
    from placed`
