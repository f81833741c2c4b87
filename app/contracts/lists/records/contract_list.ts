import { anyOf, defineList, literally } from '#shared/lists'

export type ListedContract = {
  id: number
  bpId: number
  customerName: string
  contractTypeId: number
  contractTypeName: string
  clmMaNumber: string
  contractProductId: number
  contractProductName: string
  affiliates: number | null
  timeSeriesFrom: string | null
  timeSeriesTo: string | null
  remark: string | null
  startDate: string | null
  endDate: string | null
  state: 'Upcoming' | 'Running' | 'Ended'
  version: number
  paper: string | null
}

/** As a query of its own it is asked once for all rows. */
const TODAY = '(select shop_today())'

const HAS_BEGUN = `(c.start_date is null or c.start_date <= ${TODAY})`
const IS_OVER = `c.end_date < ${TODAY}`
const IS_RUNNING = `(${HAS_BEGUN} and (c.end_date is null or c.end_date >= ${TODAY}))`

/** Beyond it pages say that there are more. */
const MOST_COUNTED = 5_000
const MOST_FOUND = 1_000

export const contractList = defineList<ListedContract>()({
  columns: {
    id: 'c.id',
    bpId: 'c.partner_id',
    customerName: 'c.partner_name',
    contractTypeId: 'c.contract_type_id',
    contractTypeName: 'c.contract_type_name',
    clmMaNumber: 'c.clm_ma_number',
    contractProductId: 'c.product_id',
    contractProductName: 'c.product_name',
    affiliates: 'c.affiliates',
    timeSeriesFrom: 'c.time_series_from',
    timeSeriesTo: 'c.time_series_to',
    remark: 'c.remark',
    startDate: 'c.start_date',
    endDate: 'c.end_date',
    state: `case when ${IS_OVER} then 'Ended' when ${HAS_BEGUN} then 'Running' else 'Upcoming' end`,
    version: 'c.version',
    paper: 's.name',
  },
  from: 'contracts c left join contract_papers s on s.contract_id = c.id',
  sort: {
    customer: { lower: 'customerName' },
    type: { lower: 'contractTypeName' },
    product: { lower: 'contractProductName' },
    number: { lower: 'clmMaNumber' },
    start: 'startDate',
    end: 'endDate',
  },
  usual: { by: 'customer', direction: 'asc' },
  mostRows: 1_000,
  key: 'c.id',
  hasNoNulls: ['customer', 'type', 'product', 'number'],
  mostCounted: MOST_COUNTED,
  mostFound: MOST_FOUND,
  boundsAll: true,
  search: foundBy,
  views: {
    all: 'true',
    running: IS_RUNNING,
    ending: `${IS_RUNNING} and c.end_date <= ${TODAY} + 90`,
    upcoming: `not ${HAS_BEGUN}`,
    ended: IS_OVER,
  },
  viewsFrom: 'contracts c',
  filters: {
    on: {
      condition: ([day]: string[]) => ({
        sql: `(c.start_date is null or c.start_date <= ?::date)
              and (c.end_date is null or c.end_date >= ?::date)`,
        values: [day, day],
      }),
      isDay: true,
    },
    type: { condition: idsIn('c.contract_type_id') },
    product: { condition: idsIn('c.product_id') },
    partner: { condition: idsIn('c.partner_id') },
  },
  csv: {
    fileName: 'webshop_contracts',
    heads: 'contracts.contracts.list.columns',
    columns: {
      ...{ bpId: 'bpId', customer: 'customerName', type: 'contractTypeName' },
      ...{ number: 'clmMaNumber', product: 'contractProductName', affiliates: 'affiliates' },
      ...{ timeSeriesFrom: 'timeSeriesFrom', timeSeriesTo: 'timeSeriesTo', remark: 'remark' },
      ...{ start: 'startDate', end: 'endDate' },
      paper: 'paper',
      state: ({ state }, say) => say(`contracts.contracts.states.${state}`),
    },
  },
})

/** Names, numbers, remarks and BP numbers stand in one text. */
function foundBy(text: string) {
  return { sql: 'c.search_text like lower(?)', values: [`%${literally(text)}%`] }
}

/** Ids of an address; what is no id finds nothing. */
function idsIn(column: string) {
  return (chosen: string[]) =>
    anyOf(
      column,
      chosen.filter((one) => /^\d{1,15}$/.test(one)),
      'bigint'
    )
}
