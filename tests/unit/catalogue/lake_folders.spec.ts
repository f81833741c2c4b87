import { test } from '@japa/runner'
import { outermost, rootOfFolder } from '#catalogue/domain/lake_folders'
import { readPrefix } from '#catalogue/domain/lake_prefix'

test.group('Catalogue | folders of the lake', () => {
  test('{folder} is one of {root}')
    .with([
      { folder: 'ticks/2025/', root: 'ticks/' },
      { folder: 'ticks/2025/v2/', root: 'ticks/' },
      { folder: 'in/ticks/2025/03/', root: 'in/ticks/' },
      { folder: 'in/ticks/date=2025-03-04/', root: 'in/ticks/' },
      { folder: 'ticks/xalc/', root: 'ticks/xalc/' },
      { folder: '2025/03/', root: '2025/03/' },
      { folder: '', root: '' },
    ])
    .run(({ assert }, { folder, root }) => assert.equal(rootOfFolder(folder), root))

  test('a folder within another is looked through with it, and never the whole lake', ({
    assert,
  }) => {
    assert.deepEqual(outermost(['a/', 'a/b/', 'ab/', '', 'a/', 'c/d/']), ['a/', 'ab/', 'c/d/'])
  })

  test('{typed} is the folder {prefix}')
    .with([
      { typed: ' /incoming/rates/ ', prefix: 'incoming/rates/' },
      { typed: 'incoming', prefix: 'incoming/' },
      { typed: '', prefix: null },
      { typed: '/', prefix: null },
      { typed: '../other', prefix: null },
      { typed: 'a/./b', prefix: null },
      { typed: 'a//b', prefix: null },
      { typed: String.raw`a\b`, prefix: null },
      { typed: 'a\nb', prefix: null },
      { typed: 'x'.repeat(500), prefix: null },
    ])
    .run(({ assert }, { typed, prefix }) => assert.equal(readPrefix(typed), prefix))
})
