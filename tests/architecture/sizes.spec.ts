import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { countLines, quantile } from '#tests/architecture/support/line_counts'

const SOURCES = ['app/**/*.ts', 'inertia/**/*.{ts,tsx}', 'design-system/src/**/*.{ts,tsx}']
const isOfTests = (path: string) => /\.(test|stories|fixtures)\.tsx?$/.test(path)

const files = globSync(SOURCES).filter((path) => !isOfTests(path))
const counts = files.map((path) => countLines(readFileSync(path, 'utf8')))
const sizes = counts.map(({ lines }) => lines)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test.group('Architecture | sizes', () => {
  test('files stay small: half of them within 32 lines, nine of ten within 80', ({ assert }) => {
    assert.isAbove(files.length, 3000)
    assert.isAtMost(quantile(sizes, 0.5), 32)
    assert.isAtMost(quantile(sizes, 0.9), 80)
  })

  test('of a hundred lines three to five are comments', ({ assert }) => {
    const percent = (100 * sum(counts.map(({ comments }) => comments))) / sum(sizes)
    assert.isAtLeast(percent, 3)
    assert.isAtMost(percent, 5)
  })

  test('{text} has {comments} of comment')
    .with([
      { text: '/** One. */\nconst a = 1\n', comments: 1 },
      { text: '/**\n * One.\n * Two.\n */\nconst a = 1\n', comments: 4 },
      { text: '/** One.\n * Two. */\nconst a = 1 // three\n', comments: 2 },
      { text: '// One.\n// Two.\nconst a = "/*"\n', comments: 2 },
      { text: '<p>\n  {/* One. */}\n  two\n</p>\n', comments: 1 },
    ])
    .run(({ assert }, { text, comments }) => assert.equal(countLines(text).comments, comments))
})
