import { test } from '@japa/runner'
import fc from 'fast-check'
import { LARGEST_BP_ID, readPartner } from '#contracts/domain/partner'

const TYPED = { bpId: '4711', bpName: 'Elbquant Research GmbH', countryCode: 'DE' }

test.group('Contracts | a business partner as it is typed', () => {
  test('refused: {title}')
    .with([
      { title: 'no number', over: { bpId: '' }, problem: 'id_empty' },
      { title: 'blanks for a number', over: { bpId: '  ' }, problem: 'id_empty' },
      { title: 'a negative number', over: { bpId: '-5' }, problem: 'id_negative' },
      {
        title: 'a negative number with a minus sign',
        over: { bpId: '−5' },
        problem: 'id_negative',
      },
      { title: 'letters', over: { bpId: 'BP4711' }, problem: 'id_number' },
      { title: 'an exponent', over: { bpId: '1e3' }, problem: 'id_number' },
      { title: 'a decimal number', over: { bpId: '1.5' }, problem: 'id_number' },
      { title: 'digits of another script', over: { bpId: '٤٧١١' }, problem: 'id_number' },
      { title: '30 digits', over: { bpId: '1'.repeat(30) }, problem: 'id_digits' },
      { title: '11 digits', over: { bpId: '12345678901' }, problem: 'id_digits' },
      { title: 'no name', over: { bpName: ' \t' }, problem: 'name_empty' },
      {
        title: 'a name of 201 characters',
        over: { bpName: 'ö'.repeat(201) },
        problem: 'name_long',
      },
      { title: 'a zero byte', over: { bpName: 'Elb\0quant' }, problem: 'name_signs' },
      { title: 'a turned direction', over: { bpName: 'Elb\u202Equant' }, problem: 'name_signs' },
      { title: 'half a character', over: { bpName: 'Elb\uD800' }, problem: 'name_signs' },
      { title: 'no country', over: { countryCode: '' }, problem: 'country_empty' },
      { title: 'a country of no name', over: { countryCode: 'XX' }, problem: 'country_unknown' },
      { title: 'three letters', over: { countryCode: 'DEU' }, problem: 'country_unknown' },
    ])
    .run(({ assert }, { over, problem }) => {
      const read = readPartner({ ...TYPED, ...over })
      assert.isFalse(read.ok)
      const problems = read.ok ? [] : read.problems.map((one) => one.problem)
      assert.deepEqual(problems, [problem as never])
    })

  test('read: {title}')
    .with([
      { title: 'as it is', over: {}, partner: {} },
      { title: 'zero', over: { bpId: '0' }, partner: { id: 0 } },
      { title: 'ten digits', over: { bpId: '9999999999' }, partner: { id: LARGEST_BP_ID } },
      { title: 'leading zeros', over: { bpId: '000000004711' }, partner: {} },
      { title: 'blanks around', over: { bpId: ' 4711 ', countryCode: ' de ' }, partner: {} },
      {
        title: 'blanks inside a name',
        over: { bpName: ' Elbquant\u00A0 Research\tGmbH' },
        partner: {},
      },
      { title: 'a formula', over: { bpName: '=1+1' }, partner: { name: '=1+1' } },
      { title: 'markup', over: { bpName: '<b>A</b>' }, partner: { name: '<b>A</b>' } },
      {
        title: '200 characters',
        over: { bpName: '😀'.repeat(200) },
        partner: { name: '😀'.repeat(200) },
      },
      { title: 'a composed letter', over: { bpName: 'Mu\u0308ller' }, partner: { name: 'Müller' } },
    ])
    .run(({ assert }, { over, partner }) => {
      const read = readPartner({ ...TYPED, ...over })
      const expected = { id: 4711, name: 'Elbquant Research GmbH', country: 'DE', ...partner }
      assert.deepEqual(read, { ok: true, partner: expected } as never)
    })

  test('every field that is wrong is named', ({ assert }) => {
    const read = readPartner({ bpId: '-1', bpName: '', countryCode: 'ZZ' })
    assert.deepEqual(read.ok ? [] : read.problems.map(({ field }) => field), [
      'bpId',
      'bpName',
      'countryCode',
    ])
  })

  test('whatever is read is read again as the same', ({ assert }) => {
    const anyPartner = fc.record({
      bpId: fc.oneof(fc.nat().map(String), fc.string()),
      bpName: fc.string({ unit: 'grapheme' }),
      countryCode: fc.constantFrom('DE', 'at', 'XX', ''),
    })
    fc.assert(
      fc.property(anyPartner, (typed) => {
        const read = readPartner(typed)
        if (!read.ok) return
        const { id, name, country } = read.partner
        assert.isAtLeast(id, 0)
        assert.isAtMost(id, LARGEST_BP_ID)
        assert.isAtMost([...name].length, 200)
        const again = readPartner({ bpId: String(id), bpName: name, countryCode: country })
        assert.deepEqual(again, read)
      })
    )
  })
})
