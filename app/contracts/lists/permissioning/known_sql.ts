import { LOCK_EVENTS } from '#identity'
import { PERMISSIONS_WITH_CONTRACTS } from '#contracts/lists/permissioning/permission_sql'
import { knownThen } from '#contracts/queries/known_then'

/*
 * The permissioning report as it was known at the end of a day: the same statement over tables as they were then. A common
 * table expression hides the table of its name, so the report is written once, and each part here says from which
 * history its table is read.
 */

const MOMENT = '(select moment from asked)'

/** Records of a kind by their histories; what was deleted by then is not among them. `mark`: a field that is always there. */
const written = (type: string, mark: string) => `(
    select s.id, s.state from (
      select e.subject_id::bigint as id,
             (array_agg(e.after order by e.seq desc) filter (where e.after->>'${mark}' is not null))[1] as state,
             (array_agg(e.action order by e.seq desc))[1] as last
        from audit_events e
       where e.subject_type = '${type}' and e.created_at < ${MOMENT} group by e.subject_id) s
     where s.state is not null and s.last <> '${type}.deleted')`

const CONTRACTS = `
  select w.id, (w.state->>'partnerId')::bigint as partner_id, (w.state->>'productId')::int as product_id,
         w.state->>'clmMaNumber' as clm_ma_number, (w.state->>'startDate')::date as start_date,
         (w.state->>'endDate')::date as end_date, (w.state->>'affiliates')::int as affiliates,
         (w.state->>'timeSeriesFrom')::date as time_series_from,
         (w.state->>'timeSeriesTo')::date as time_series_to
    from ${written('contract', 'clmMaNumber')} w`

const RELATIONS = `
  select w.id, (w.state->>'productId')::int as product_id,
         (w.state->>'subscriptionTypeId')::int as subscription_type_id
    from ${written('product_subscription', 'productId')} w`

const PRODUCTS = `
  select w.id, w.state->>'name' as name from ${written('information_product', 'name')} w`

const ACCEPTANCES = `
  select * from (
    select distinct on (e.subject_id) e.subject_id as finding, e.after->>'reason' as reason,
           (e.after->>'until')::date as accepted_until, e.created_at
      from audit_events e where e.subject_type = 'contract_finding' and e.created_at < ${MOMENT}
     order by e.subject_id, e.seq desc) a
   where a.accepted_until is not null`

/** A subscription belongs to one person at a time: its newest version, and the newest one of each range. */
const VERSIONS = `
  select distinct on (v.subscription_id, v.range_id) v.subscription_id, v.user_id, v.type_id, v.range_id, v.state
    from subscription_versions v where v.since < ${MOMENT}
   order by v.subscription_id, v.range_id, v.id desc`

/** Of these alone something is told that was taken away or changed by then. */
const PAST_STATES = `
  select v.id, v.subscription_id, v.user_id, v.type_id, v.range_id, v.since, v.state,
         case when v.until < ${MOMENT} then v.until end as until
    from subscription_versions v
   where v.since < ${MOMENT} and v.subscription_id in (
           select o.subscription_id from subscription_versions o
            where o.until < ${MOMENT} and o.state is not null)`

const SEEN = `(v.state->>'visibleFrom')::date as visible_from,
         (v.state->>'visibleUntil')::date as visible_until`

const HELD = `
  select v.subscription_id as id, v.user_id, v.type_id,
         (v.state->>'isUnrestricted')::boolean as is_unrestricted, ${SEEN}
    from versions v where v.range_id is null and v.state is not null`

const RANGES = `
  select v.range_id as id, v.subscription_id, (v.state->>'startsOn')::date as starts_on,
         (v.state->>'endsOn')::date as ends_on, (v.state->>'isTrial')::boolean as is_trial, ${SEEN}
    from versions v where v.range_id is not null and v.state is not null`

const PARTNERS = `
  select b.id, coalesce(${knownThen('business_partner', 'b.id', 'name', MOMENT)}, b.name) as name
    from business_partners b`

/** The partner is that of the last change before, else what the next one says of before, else that of now. */
const USERS = `
  select u.id, u.erased_at, u.email,
         coalesce(${knownThen('user', 'u.id', 'company', MOMENT)}, u.company) as company,
         case when p.subject_id is not null then p.after->>'bpId'
              when n.subject_id is not null then n.before->>'bpId'
              else u.business_partner_id end as business_partner_id
    from users u
    left join (select distinct on (e.subject_id) e.subject_id, e.after from moves e
                where e.created_at < ${MOMENT} order by e.subject_id, e.seq desc) p on p.subject_id = u.id::text
    left join (select distinct on (e.subject_id) e.subject_id, e.before from moves e
                where e.created_at >= ${MOMENT} order by e.subject_id, e.seq) n on n.subject_id = u.id::text`

const MOVES = `
  select e.subject_id, e.seq, e.created_at, e.before, e.after
    from audit_events e where e.subject_type = 'user' and e.action = 'user.business_partner_changed'`

/** What was completed and is so still was so then; the state of the others their histories say. */
const ORDERS = `
  select o.id, o.number, o.user_id, o.payment_method, o.completed_at, o.last_download_day,
         case when o.state in ('Completed', 'Archived') then o.state
              else (select e.after->>'state' from audit_events e
                     where e.subject_type = 'order' and e.subject_id = o.number::text
                       and e.created_at < ${MOMENT} and e.after->>'state' is not null
                     order by e.seq desc limit 1) end as state
    from orders o where o.completed_at < ${MOMENT}`

const before = (table: string, columns: string) =>
  `select ${columns} from ${table} t where t.created_at < ${MOMENT}`

const INVOICED =
  't.id, t.kind, t.number, t.order_number, t.corrects_id, t.issued_on, t.company, t.net_cents, t.content'

const REPORTS = `select r.invoice_id, r.user_id from reports r where r.completed_at < ${MOMENT}`

const TABLES = {
  ...{ contracts: CONTRACTS, product_subscriptions: RELATIONS, information_products: PRODUCTS },
  ...{ contract_acceptances: ACCEPTANCES, versions: VERSIONS, subscription_users: HELD },
  ...{
    subscription_versions: PAST_STATES,
    subscription_ranges: RANGES,
    moves: MOVES,
    users: USERS,
    business_partners: PARTNERS,
  },
  ...{ orders: ORDERS, invoices: before('invoices', INVOICED), reports: REPORTS },
  order_payments: before('order_payments', 't.order_number'),
  /** The last one: all others are read from the whole history. */
  audit_events: `${before('audit_events', 't.subject_type, t.subject_id, t.seq, t.action, t.created_at')} and ${LOCK_EVENTS}`,
}

/** Names are looked up once for each person and company, not for each row. */
const NAMED = ['users', 'business_partners']

/** A statement over tables as they were at the end of a day. Bindings: the day, twice. */
export const asKnown = (sql: string): string => `
  with asked as (select ?::date as known_on, shop_day_begins(?::date + 1) as moment),
       ${Object.entries(TABLES)
         .map(([name, of]) => `${name} as ${NAMED.includes(name) ? 'materialized ' : ''}(${of})`)
         .join(',\n')}
  ${sql}`

/** Services are of orders that were not completed then as well; the name with its schema is the table itself. */
export const servicesAsKnown = (sql: string): string => `(
  with orders as (
    select o.id, o.number, o.user_id, case when o.completed_at < ${MOMENT} then o.completed_at end as completed_at
      from public.orders o)
  ${sql})`

export const KNOWN_PERMISSIONS = asKnown(`
  select p.*, coalesce(b.name, p.own_company) as company, (select known_on from asked) as known_on
    from ${PERMISSIONS_WITH_CONTRACTS} p
    left join business_partners b on b.id = p.partner_id`)
