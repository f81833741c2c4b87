import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { judgeContract, type SentContract } from '#contracts/domain/records/contract'
import { judgeContractType, oneYearAfter } from '#contracts/domain/records/contract_type'
import { judgeInformationProduct } from '#contracts/domain/records/information_product'
import { translate } from '#shared/i18n'
import type { Judged } from '#contracts/domain/records/judged'

const TODAY = CalendarDay.of(2026, 3, 2)
const ALL = { affiliates: true, timeSeries: true, remark: true }
const NONE = { affiliates: false, timeSeries: false, remark: false }

const wrongIn = (judged: Judged<unknown>) =>
  judged.ok ? [] : judged.refusals.map(({ code, field }) => `${field}: ${code.split('.').pop()}`)

test.group('Contracts | contract types', () => {
  test('refused: {title}')
    .with([
      { title: 'no name', over: { name: ' \t' }, wrong: ['name: name_empty'] },
      { title: '201 characters', over: { name: 'a'.repeat(201) }, wrong: ['name: long'] },
      { title: 'no first day', over: { validFrom: '' }, wrong: ['validFrom: day'] },
      { title: '31 February', over: { validTo: '2026/02/31' }, wrong: ['validTo: day'] },
      { title: 'year 0', over: { validFrom: '0000-01-01' }, wrong: ['validFrom: day'] },
      { title: 'two readings', over: { validFrom: '03/04/2026' }, wrong: ['validFrom: day'] },
      { title: 'a range turned', over: { validFrom: '2028-01-02' }, wrong: ['validTo: reversed'] },
      {
        title: 'everything',
        over: { name: '', validFrom: 'x', validTo: 'y' },
        wrong: ['name: name_empty', 'validFrom: day', 'validTo: day'],
      },
    ])
    .run(({ assert }, { over, wrong }) => {
      const sent = { name: 'Licence', validFrom: '2026-01-01', validTo: '2028-01-01', ...over }
      assert.deepEqual(wrongIn(judgeContractType(sent, TODAY)), wrong)
    })

  test('one day, names with blanks, and a year from today where no day is said', ({ assert }) => {
    const kept = judgeContractType({ name: '  Data   licence ' }, TODAY)
    const value = { name: 'Data licence', validFrom: '2026-03-02', validTo: '2027-03-02' }
    assert.deepEqual(kept, { ok: true, value })
    const one = { name: 'x', validFrom: '20260101', validTo: '1 Jan 2026' }
    assert.isTrue(judgeContractType(one, TODAY).ok)
    assert.equal(oneYearAfter(CalendarDay.of(2028, 2, 29)).iso, '2029-02-28')
  })

  test('information products need a name and ask for nothing by themselves', ({ assert }) => {
    assert.deepEqual(wrongIn(judgeInformationProduct({ name: '' })), ['name: name_empty'])
    const value = { name: 'Index data', ...NONE, remark: true }
    assert.deepEqual(judgeInformationProduct({ name: 'Index data', remark: true }), {
      ok: true,
      value,
    })
  })
})

const SENT: SentContract = {
  ...{ bpId: 0, contractTypeId: 1, clmMaNumber: 'MA-1', contractProductId: 2 },
  ...{ startDate: '2026/01/01', endDate: '2026/12/31' },
  ...{ timeSeriesFrom: '20200101', timeSeriesTo: 20251231, affiliates: '3', remark: ' Twice ' },
}

/** Each check fails alone; all that come before it hold. */
const CHECKS: { over: SentContract; wrong: string; says: string }[] = [
  {
    over: { bpId: null },
    wrong: 'bpId: partner',
    says: 'Please select a Business partner',
  },
  {
    over: { contractTypeId: null },
    wrong: 'contractTypeId: type',
    says: 'Please select a Contract type',
  },
  {
    over: { clmMaNumber: ' ' },
    wrong: 'clmMaNumber: number',
    says: 'Please fill a SAP CRM Contract ID',
  },
  {
    over: { contractProductId: null },
    wrong: 'contractProductId: product',
    says: 'Please select an Information product',
  },
  {
    over: { startDate: '2027-01-01' },
    wrong: 'endDate: running',
    says: 'Start date must not be after End date.',
  },
  {
    over: { timeSeriesFrom: '2026-01-01' },
    wrong: 'timeSeriesTo: time_series',
    says: 'From date must not be after To date.',
  },
]

test.group('Contracts | a contract', () => {
  test('the check at {$i} is said before those after it')
    .with(CHECKS)
    .run(({ assert }, { over, wrong, says }) => {
      const at = CHECKS.findIndex((check) => check.wrong === wrong)
      const code = `contracts.contracts.errors.${wrong.split(' ')[1]}`
      assert.equal(translate('en', code), says)
      const later = CHECKS.slice(at).map((check) => check.over)
      assert.deepEqual(wrongIn(judgeContract({ ...SENT, ...over }, ALL)), [wrong])
      assert.deepEqual(wrongIn(judgeContract(Object.assign({}, SENT, ...later), ALL)), [wrong])
    })

  test('refused: {title}')
    .with([
      { title: '31 February', over: { endDate: '31.02.2026' }, wrong: 'endDate: day' },
      { title: 'two readings', over: { startDate: '3/4/26' }, wrong: 'startDate: day_ambiguous' },
      { title: 'half an affiliate', over: { affiliates: '1.5' }, wrong: 'affiliates: affiliates' },
      { title: 'less than none', over: { affiliates: -1 }, wrong: 'affiliates: affiliates' },
      { title: 'too many', over: { affiliates: 100_001 }, wrong: 'affiliates: affiliates' },
      { title: 'a long number', over: { clmMaNumber: 'x'.repeat(61) }, wrong: 'clmMaNumber: long' },
      { title: 'a long remark', over: { remark: 'x'.repeat(2001) }, wrong: 'remark: long' },
    ])
    .run(({ assert }, { over, wrong }) => {
      assert.deepEqual(wrongIn(judgeContract({ ...SENT, ...over }, ALL)), [wrong])
    })

  test('keeps what the product asks for, and nothing else', ({ assert }) => {
    const asked = judgeContract(SENT, ALL)
    const value = {
      ...{ partnerId: 0, contractTypeId: 1, clmMaNumber: 'MA-1', productId: 2 },
      ...{
        affiliates: 3,
        timeSeriesFrom: '2020-01-01',
        timeSeriesTo: '2025-12-31',
        remark: 'Twice',
      },
      ...{ startDate: '2026-01-01', endDate: '2026-12-31' },
    }
    assert.deepEqual(asked, { ok: true, value })
    const wrong = {
      ...SENT,
      affiliates: 'many',
      timeSeriesFrom: 'never',
      remark: 'x'.repeat(9_999),
    }
    const none = { affiliates: null, timeSeriesFrom: null, timeSeriesTo: null, remark: null }
    assert.deepEqual(judgeContract(wrong, NONE), { ok: true, value: { ...value, ...none } })
  })

  test('days that are not given are open', ({ assert }) => {
    const open = judgeContract({ ...SENT, startDate: 0, endDate: '' }, NONE)
    assert.containsSubset(open, { value: { startDate: null, endDate: null } })
  })
})
