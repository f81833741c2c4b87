import { test } from '@japa/runner'
import { readEntries } from '#reports/domain/entries'

const read = (text: string) =>
  readEntries(text).map(({ code, problem, sameAs }) =>
    problem ? `${code}!${problem}` : sameAs === null ? code : `${code}=${sameAs}`
  )

test.group('Entries of a report', () => {
  test('{text} is read as {codes}')
    .with([
      { text: 'DE0007164600', codes: ['DE0007164600'] },
      { text: 'de0007164600', codes: ['DE0007164600'] },
      { text: 'DE000 716 4600', codes: ['DE0007164600'] },
      { text: 'DE0007164600,US0378331005', codes: ['DE0007164600', 'US0378331005'] },
      { text: 'DE0007164600; US0378331005', codes: ['DE0007164600', 'US0378331005'] },
      { text: 'DE0007164600\tUS0378331005', codes: ['DE0007164600', 'US0378331005'] },
      { text: 'DE0007164600\r\n\r\n US0378331005 ', codes: ['DE0007164600', 'US0378331005'] },
      { text: 'DE0007164600 US0378331005', codes: ['DE0007164600', 'US0378331005'] },
      { text: '2481736   DE000 716 4600   77', codes: ['002481736', 'DE0007164600', '000000077'] },
      { text: '4711', codes: ['000004711'] },
      { text: '123456789', codes: ['123456789'] },
      { text: '1234567890', codes: ['1234567890!malformed'] },
      { text: 'DE0007164601', codes: ['DE0007164601!check_digit'] },
      { text: 'DE00071646000', codes: ['DE00071646000!malformed'] },
      { text: 'D10007164600', codes: ['D10007164600!malformed'] },
      { text: 'no code at all', codes: ['NOCODEATALL!malformed'] },
      { text: 'DE0007164600,de 0007164600', codes: ['DE0007164600', 'DE0007164600=0'] },
      { text: '77,000000077', codes: ['000000077', '000000077=0'] },
      { text: ' ,;\n\t', codes: [] },
    ])
    .run(({ assert }, { text, codes }) => assert.deepEqual(read(text), codes))

  test('{typed} was probably {meant}')
    .with([
      { typed: 'DE0007164601', meant: 'DE0007164600' },
      { typed: 'DEOOO7164600', meant: 'DE0007164600' },
      { typed: 'US037833I005', meant: 'US0378331005' },
      { typed: 'hello', meant: null },
    ])
    .run(({ assert }, { typed, meant }) => assert.equal(readEntries(typed)[0]!.suggestion, meant))
})
