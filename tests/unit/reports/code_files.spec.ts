import { test } from '@japa/runner'

/** Runs in the browser; its types belong to the pages. */
const IN_THE_BROWSER: string = '../../../inertia/components/reports/request/read_code_file.js'
const { readCodeFile } = (await import(IN_THE_BROWSER)) as {
  readCodeFile(file: File): Promise<object>
}

const ISINS_OF_50_MB = 'DE00ELB00008,'.repeat(4 * 2 ** 20)
const bytes = (...values: number[]) => Uint8Array.from(values)
const read = (name: string, content: BlobPart) => readCodeFile(new File([content], name))

test.group('Reports | files with codes', () => {
  test('{title} is none: {why}')
    .with([
      { title: '50 MB called csv', name: 'all.csv', content: ISINS_OF_50_MB, why: 'too_large' },
      {
        title: 'a program',
        name: 'list.csv',
        content: bytes(0x7f, 0x45, 0x4c, 0x46, 0, 1),
        why: 'no_text',
      },
      {
        title: 'a picture',
        name: 'list.txt',
        content: bytes(0x89, 0x50, 0x4e, 0x47, 0xff),
        why: 'no_text',
      },
      { title: 'a workbook', name: 'list.xlsx', content: 'PK', why: 'wrong_file' },
    ])
    .run(async ({ assert }, { name, content, why }) => {
      assert.deepEqual(await read(name, content), { ok: false, why })
    })

  test('a table has its codes read, without head and names', async ({ assert }) => {
    const table = '\ufeffISIN;Name\r\nDE00ELB00008;Elbquant AG\r\n77;Fjord\r\n'
    const expected = { ok: true, text: 'DE00ELB00008\n77', count: 2 }
    assert.deepEqual(await read('list.csv', table), expected)
  })
})
