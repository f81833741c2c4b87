import type { Refusal } from '#shared/domain/result'
import { isEitherDay } from '#shared/domain/typed_day'
import type { Asks } from '#contracts/domain/records/information_product'
import { dayIn, isOpen, tidy, type Judged, type Sent } from '#contracts/domain/records/judged'

export type ContractValues = {
  partnerId: number
  contractTypeId: number
  clmMaNumber: string
  productId: number
  affiliates: number | null
  timeSeriesFrom: string | null
  timeSeriesTo: string | null
  remark: string | null
  startDate: string | null
  endDate: string | null
}

export type SentContract = {
  bpId?: number | null
  contractTypeId?: number | null
  clmMaNumber?: Sent
  contractProductId?: number | null
  affiliates?: Sent
  timeSeriesFrom?: Sent
  timeSeriesTo?: Sent
  remark?: Sent
  startDate?: Sent
  endDate?: Sent
}

const LONGEST_NUMBER = 60
const LONGEST_REMARK = 2_000
const MOST_AFFILIATES = 100_000

const DAYS = ['startDate', 'endDate', 'timeSeriesFrom', 'timeSeriesTo'] as const

/**
 * A contract as it may be kept. The checks come in their order, and the first that fails is said (CON-025
 * to 031); what the chosen product does not ask for is left out (CON-032). Days that are not given are open.
 */
export function judgeContract(sent: SentContract, asksOf: Asks | null): Judged<ContractValues> {
  const asks = asksOf ?? { affiliates: false, timeSeries: false, remark: false }
  const asked = {
    ...sent,
    ...(!asks.timeSeries && { timeSeriesFrom: null, timeSeriesTo: null }),
    ...(!asks.affiliates && { affiliates: null }),
    ...(!asks.remark && { remark: null }),
  }
  const refusal = firstRefusal(asked)
  if (refusal) return { ok: false, refusals: [refusal] }
  const day = (name: (typeof DAYS)[number]) => dayIn(asked[name])?.iso ?? null
  return {
    ok: true,
    value: {
      partnerId: asked.bpId!,
      contractTypeId: asked.contractTypeId!,
      clmMaNumber: tidy(asked.clmMaNumber),
      productId: asked.contractProductId!,
      affiliates: tidy(asked.affiliates) === '' ? null : Number(tidy(asked.affiliates)),
      timeSeriesFrom: day('timeSeriesFrom'),
      timeSeriesTo: day('timeSeriesTo'),
      remark: String(asked.remark ?? '').trim() || null,
      startDate: day('startDate'),
      endDate: day('endDate'),
    },
  }
}

function firstRefusal(sent: SentContract): Refusal | undefined {
  const number = tidy(sent.clmMaNumber)
  const checks: (Refusal | false)[] = [
    isNone(sent.bpId) && no('partner', 'bpId'),
    isNone(sent.contractTypeId) && no('type', 'contractTypeId'),
    number === '' && no('number', 'clmMaNumber'),
    number.length > LONGEST_NUMBER && tooLong('clmMaNumber', LONGEST_NUMBER),
    isNone(sent.contractProductId) && no('product', 'contractProductId'),
    ...DAYS.slice(0, 2).map((name) => noDay(name, sent[name])),
    isReversed(sent.startDate, sent.endDate) && no('running', 'endDate'),
    ...DAYS.slice(2).map((name) => noDay(name, sent[name])),
    isReversed(sent.timeSeriesFrom, sent.timeSeriesTo) && no('time_series', 'timeSeriesTo'),
    !isCount(tidy(sent.affiliates)) && no('affiliates', 'affiliates', { most: MOST_AFFILIATES }),
    String(sent.remark ?? '').length > LONGEST_REMARK && tooLong('remark', LONGEST_REMARK),
  ]
  return checks.find((one) => one !== false)
}

const isNone = (id?: number | null) => id === null || id === undefined

const no = (what: string, field: string, params?: Refusal['params']): Refusal => ({
  code: `contracts.contracts.errors.${what}`,
  field,
  ...(params && { params }),
})

const tooLong = (field: string, most: number): Refusal => ({
  ...{ code: 'contracts.records.errors.long', field, params: { most } },
})

function noDay(field: string, sent: Sent): Refusal | false {
  if (isOpen(sent) || dayIn(sent)) return false
  return isEitherDay(tidy(sent))
    ? { code: 'shared.errors.day_ambiguous', field }
    : { code: 'contracts.contract_types.errors.day', field }
}

function isReversed(from: Sent, to: Sent): boolean {
  const [first, last] = [dayIn(from), dayIn(to)]
  return first !== null && last !== null && first.isAfter(last)
}

const isCount = (text: string) =>
  text === '' || (/^\d{1,6}$/.test(text) && Number(text) <= MOST_AFFILIATES)
