import { datedFile, dayNumber, defineList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { CARRIED_SPAN, USERS } from '#statistics/lists/carried'
import { subscribersOf } from '#statistics/queries/asked_of'

export const RANGE_TYPES = ['Upcoming', 'Unrestricted', 'Active', 'Non-active'] as const

export type SubscriberRow = {
  id: string
  category: string | null
  typeId: number
  type: string
  userId: number
  email: string
  company: string
  bpId: string | null
  bpName: string | null
  rangeType: (typeof RANGE_TYPES)[number]
  startsOn: string | null
  endsOn: string | null
  isTrial: boolean
  isSalesTrial: boolean
}

const RANGE_TYPE = `
  case when s.is_unrestricted then 'Unrestricted'
       when r.starts_on > shop_today() then 'Upcoming'
       when coalesce(r.ends_on, 'infinity') >= shop_today() then 'Active' else 'Non-active' end`

const CATEGORY = `
  (select min(c.name_en) from subscription_type_products tp join products p on p.id = tp.product_id
     join categories c on c.id = p.category_id where tp.type_id = s.type_id)`

/** Who was entitled to something within a span of days, by each date range. */
export const subscribersList = defineList<SubscriberRow, Asked>()({
  columns: {
    id: `s.id || '-' || coalesce(r.id, 0)`,
    category: CATEGORY,
    typeId: 's.type_id',
    type: 't.name',
    userId: 'u.id',
    email: 'u.email',
    company: 'u.company',
    bpId: 'u.business_partner_id',
    bpName: 'u.business_partner_name',
    rangeType: RANGE_TYPE,
    startsOn: 'r.starts_on',
    endsOn: 'r.ends_on',
    isTrial: 'coalesce(r.is_trial, false)',
    isSalesTrial: 'coalesce(r.is_sales_trial, false)',
  },
  from: `subscription_users s join users u on u.id = s.user_id
    join subscription_types t on t.id = s.type_id
    left join subscription_ranges r on r.subscription_id = s.id and not s.is_unrestricted`,
  within: subscribersOf,
  sort: {
    type: { lower: 'type' },
    email: 'email',
    company: { lower: 'company' },
    range: { rank: 'rangeType', among: RANGE_TYPES },
    start: 'startsOn',
    end: 'endsOn',
  },
  usual: { by: 'type', direction: 'asc', limit: 20 },
  tieBreaker: ['s.id', 'coalesce(r.id, 0)'],
  search: ['type', 'email', 'company', 'bpId', 'bpName'],
  filters: { ...CARRIED_SPAN, users: USERS },
  csv: {
    fileName: () => datedFile('webshop_subscribers'),
    heads: 'statistics.export',
    columns: {
      category: 'category',
      subscription: 'type',
      email: 'email',
      company: 'company',
      bp_id: 'bpId',
      bp_name: 'bpName',
      range_type: ({ rangeType }, say) => say(`subscriptions.pages.statuses.${rangeType}`),
      start: ({ startsOn }) => dayNumber(startsOn),
      end: ({ endsOn }) => dayNumber(endsOn),
      trial: 'isTrial',
      sales_trial: 'isSalesTrial',
    },
  },
})
