import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const BY_HAND = /\b(replaceAll\('-'|replace\(\/-\/g), '\/'\)/

/** Where a day is brought into the form that people read: on the server, and in the parts that pages are made of. */
const WRITERS = [
  'app/shared/domain/written_day.ts',
  'design-system/src/components/date_field_text/day_text.ts',
]

test('days are written with slashes by one function on the server and one in pages', ({
  assert,
}) => {
  const sources = globSync('{app,demo,inertia,design-system/src}/**/*.{ts,tsx}', {
    exclude: (name) => /\.(test|stories|fixtures)\.tsx?$|^node_modules$/.test(name),
  })
  assert.isAbove(sources.length, 1_000)
  const byHand = sources.filter((file) => BY_HAND.test(readFileSync(file, 'utf8')))
  assert.sameMembers(byHand, WRITERS)
})
