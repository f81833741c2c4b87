import { test } from '@japa/runner'
import fc from 'fast-check'
import { readMendedLine, readPartnerFile } from '#contracts/gateways/read_partner_file'

const bytes = (text: string) => Buffer.from(text)

async function read(file: Uint8Array) {
  const result = await readPartnerFile(file)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const partnersOf = async (text: string) => (await read(bytes(text))).lines.map((one) => one.partner)
const problemsOf = async (text: string) =>
  (await read(bytes(text))).lines.map((one) => one.problems)

const A = { id: 4711, name: 'Elbquant, Research; GmbH', country: 'DE' }
const B = { id: 4712, name: 'Rive Marché', country: 'FR' }

test.group('Contracts | a file of business partners', () => {
  test('read: {title}')
    .with([
      { title: 'semicolons', text: '4711;"Elbquant, Research; GmbH";DE\n4712;Rive Marché;FR\n' },
      { title: 'commas', text: '4711,"Elbquant, Research; GmbH",DE\r\n4712,Rive Marché,FR' },
      { title: 'tabs', text: '4711\tElbquant, Research; GmbH\tDE\r4712\tRive Marché\tfr' },
      {
        title: 'a mark at the start',
        text: '\uFEFF4711;"Elbquant, Research; GmbH";DE\n4712;Rive Marché;FR',
      },
      {
        title: 'a marked, quoted head',
        text: '\uFEFF"BP ID";"Name";"Country code"\n4711;"Elbquant, Research; GmbH";DE\n4712;Rive Marché;FR',
      },
      {
        title: 'German heads',
        text: 'BP-Nummer;Name;Ländercode\n4711;"Elbquant, Research; GmbH";DE\n4712;Rive Marché;FR',
      },
      {
        title: 'heads in another order, with others',
        text: 'Country,VAT,bpName,Country code,BP ID\nGermany,,"Elbquant, Research; GmbH",DE,4711\nFrance,x,Rive Marché,FR,4712',
      },
      {
        title: 'blank lines and ends',
        text: '\n4711;"Elbquant, Research; GmbH";DE;;\n\n;;\n4712;Rive Marché;FR\n'.replace(
          ';;\n4712',
          '4712'
        ),
      },
      {
        title: 'blanks around values',
        text: ' 4711 ; "Elbquant, Research; GmbH" ;DE\n4712; Rive Marché ; FR '
          .replace(' "', '"')
          .replace('" ;', '";'),
      },
    ])
    .run(async ({ assert }, { text }) => {
      assert.deepEqual(await partnersOf(text), [A, B])
    })

  test('Windows-1252 is recognised', async ({ assert }) => {
    const file = Buffer.from('4712;Rive March\xe9 \x96 Z\xfcrich;FR', 'latin1')
    const { encoding, lines } = await read(file)
    assert.equal(encoding, 'Windows-1252')
    assert.equal(lines[0]!.partner!.name, 'Rive Marché – Zürich')
  })

  test('a line is wrong by itself: {title}')
    .with([
      { title: 'two values', line: '4711;Elbquant', problem: 'columns' },
      { title: 'ten values', line: '4711;a;b;c;d;e;f;g;h;i', problem: 'columns' },
      { title: 'a quote that is not closed', line: '4711;"Elbquant;DE', problem: 'quotes' },
      { title: 'a quote inside', line: '4711;Elb"quant;DE', problem: 'quotes' },
      { title: 'a very long line', line: `4711;${'x'.repeat(5_000)};DE`, problem: 'line_long' },
      { title: '30 digits', line: `${'1'.repeat(30)};Elbquant;DE`, problem: 'id_digits' },
      { title: 'a negative number', line: '-4711;Elbquant;DE', problem: 'id_negative' },
      { title: 'no name', line: '4711;;DE', problem: 'name_empty' },
      { title: 'a formula for a number', line: '=1+1;Elbquant;DE', problem: 'id_number' },
      { title: 'a country by its name', line: '4711;Elbquant;Germany', problem: 'country_unknown' },
    ])
    .run(async ({ assert }, { line, problem }) => {
      const text = ['4712;Rive Marché;FR', line, '4713;Limmat Data AG;CH'].join('\n')
      assert.deepEqual(await problemsOf(text), [[], [problem], []])
      const { lines } = await read(bytes(text))
      assert.deepEqual(
        lines.map((one) => one.line),
        [1, 2, 3]
      )
      assert.isAtMost(lines[1]!.text.length, 1_000)
    })

  test('every value of a line that is wrong is named', async ({ assert }) => {
    assert.deepEqual(await problemsOf('x;;XX'), [['id_number', 'name_empty', 'country_unknown']])
  })

  test('formulas and markup are names like others', async ({ assert }) => {
    const text = `1;=cmd|' /C calc'!A0;DE\n2;<script>alert(1)</script>;DE\n3;'=1+1;DE`
    assert.deepEqual(
      (await partnersOf(text)).map((partner) => partner!.name),
      [`=cmd|' /C calc'!A0`, '<script>alert(1)</script>', '=1+1']
    )
  })

  test('refused with words: {title}')
    .with([
      { title: 'nothing', file: bytes(''), code: 'empty' },
      { title: 'blank lines', file: bytes('\n \r\n'), code: 'empty' },
      { title: 'heads alone', file: bytes('BP ID;Name;Country code\n'), code: 'empty' },
      { title: 'a spreadsheet', file: bytes('PK\u0003\u0004'), code: 'spreadsheet' },
      { title: 'UTF-16', file: Buffer.from('\uFEFF4711;A;DE', 'utf16le'), code: 'utf16' },
      { title: 'a picture', file: Buffer.from([0x89, 0x50, 0x00, 0x1a]), code: 'binary' },
      { title: '100,001 lines', file: bytes('1;A;DE\n'.repeat(100_001)), code: 'too_many' },
    ])
    .run(async ({ assert }, { file, code }) => {
      const result = await readPartnerFile(file)
      assert.equal(result.ok ? '' : result.refusal.code, `partner_import.errors.${code}`)
    })

  test('a mended line is read by the heads of its file', ({ assert }) => {
    assert.deepEqual(readMendedLine(7, '4712;Rive Marché;FR', null).partner, B)
    assert.deepEqual(readMendedLine(7, '4712,Rive Marché,FR', null).partner, B)
    const heads = ['Land', 'Name', 'Nummer']
    assert.deepEqual(readMendedLine(7, 'FR;Rive Marché;4712', heads).partner, B)
  })

  test('whatever is sent, each line is a partner or has a problem', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (file) => {
        const result = await readPartnerFile(file)
        for (const { partner, problems, text } of result.ok ? result.value.lines : []) {
          assert.equal(partner === null, problems.length > 0)
          assert.notInclude(text, '\0')
        }
      })
    )
  })
})
