import { test } from '@japa/runner'
import { namedFiles } from '../../../bin/support/japa/named_files.ts'

const A = 'tests/unit/orders/amounts.spec.ts'
const B = 'tests/unit/basket/amounts.spec.ts'
const C = 'tests/functional/orders/quotas.spec.ts'
const KNOWN = [A, B, C]

test.group('Starting | named spec files', () => {
  test('{args} names {files}')
    .with([
      { args: ['--files', A], files: [A] },
      { args: ['--files', `${A},${C}`], files: [C, A] },
      { args: ['--files', A, '--files', C], files: [C, A] },
      { args: [`--files=${A}`, `--files=${C}`], files: [C, A] },
      { args: ['--files', A, B], files: [B, A] },
      { args: ['--files', 'tests/unit/orders/*.spec.ts'], files: [A] },
      { args: ['--files', 'tests/unit/orders/*'], files: [A] },
      { args: ['--files', 'tests/unit/**'], files: [B, A] },
      { args: ['--files', 'amounts'], files: [B, A] },
      { args: ['--files', 'orders/amounts.spec.ts'], files: [A] },
      { args: ['--files', 'tests/unit/'], files: [B, A] },
      { args: [C], files: [C] },
      { args: ['unit', '--tests', 'a/b'], files: [] },
    ])
    .run(({ assert }, { args, files }) => {
      const named = namedFiles(args, KNOWN)
      assert.deepEqual([named.files, named.nothing], [files, []])
    })

  test('what names no file is said, also beside what names one', ({ assert }) => {
    const args = ['--files', `${A},mounts`, '--files', 'tests/unit/nowhere/*', '--files', '']
    const { nothing } = namedFiles(args, KNOWN)
    assert.deepEqual(nothing, ['mounts', 'tests/unit/nowhere/*', ''])
  })

  test('other arguments stay as they are', ({ assert }) => {
    const args = ['functional', '--files', A, '--tests', 'one / two', '--changed', 'main']
    const rest = ['functional', '--tests', 'one / two', '--changed', 'main']
    assert.deepEqual(namedFiles(args, KNOWN).rest, rest)
  })
})
