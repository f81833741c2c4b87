import { anyOf, contains, defineList, type Condition } from '#shared/lists'

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
  /** Name of the scanned paper. */
  paper: string | null
}

const HAS_BEGUN = '(c.start_date is null or c.start_date <= shop_today())'
const IS_OVER = 'c.end_date < shop_today()'
const IS_RUNNING = `(${HAS_BEGUN} and (c.end_date is null or c.end_date >= shop_today()))`

/** What companies have signed. */
export const contractList = defineList<ListedContract>()({
  columns: {
    id: 'c.id',
    bpId: 'c.partner_id',
    customerName: 'b.name',
    contractTypeId: 'c.contract_type_id',
    contractTypeName: 't.name',
    clmMaNumber: 'c.clm_ma_number',
    contractProductId: 'c.product_id',
    contractProductName: 'p.name',
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
  from: `contracts c join business_partners b on b.id = c.partner_id
    join contract_types t on t.id = c.contract_type_id
    join information_products p on p.id = c.product_id
    left join contract_papers s on s.contract_id = c.id`,
  sort: {
    customer: { lower: 'customerName' },
    type: { lower: 'contractTypeName' },
    product: { lower: 'contractProductName' },
    number: { lower: 'clmMaNumber' },
    start: 'startDate',
    end: 'endDate',
  },
  usual: { by: 'customer', direction: 'asc' },
  search: foundBy,
  views: {
    all: 'true',
    running: IS_RUNNING,
    ending: `${IS_RUNNING} and c.end_date <= shop_today() + 90`,
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

const SEARCHED = ['b.name', 'c.clm_ma_number', 't.name', 'p.name', 'c.remark']

/** Digits find BP numbers as well. */
function foundBy(text: string): Condition {
  const columns = /^\d+$/.test(text) ? [...SEARCHED, 'c.partner_id'] : SEARCHED
  return contains(columns, text)
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
