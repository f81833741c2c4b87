import { test } from '@japa/runner'
import { formatBytes } from '#shared/domain/file_size'

test.group('File size', () => {
  test('{bytes} bytes are {en}, in German {de}')
    .with([
      { bytes: 0, en: '0 B', de: '0 B' },
      { bytes: 999, en: '999 B', de: '999 B' },
      { bytes: 1_000, en: '1.00 kB', de: '1,00 kB' },
      { bytes: 999_996, en: '1.00 MB', de: '1,00 MB' },
      { bytes: 284_200_000, en: '284.20 MB', de: '284,20 MB' },
    ])
    .run(({ assert }, { bytes, en, de }) => {
      assert.equal(formatBytes(bytes, 'en').replace('\u00a0', ' '), en)
      assert.equal(formatBytes(bytes, 'de').replace('\u00a0', ' '), de)
    })
})
