import { expect, test } from 'vitest'
import { ORDER, partsByGroup, type StoryFile } from './all_parts'

const files = Object.entries(
  import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
).map(([path, file]) => ({ path, file }))
const sources = import.meta.glob<string>('../**/*.{stories,fixtures}.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const folders = Object.keys(import.meta.glob('../{components,patterns}/*/index.ts')).map((path) =>
  path.replace('/index.ts', '')
)

/** Folders of which nothing is seen: functions, and what only surrounds others. */
const WITHOUT_LOOK = ['../components/notation', '../components/theme']

test.each(files)('$path says when to use the part and when not', ({ file }) => {
  const guide = file.default.parameters?.guide
  expect(guide?.use).toMatch(/^[A-Z].{20,}\.$/)
  expect(guide?.not).toMatch(/^[A-Z].{5,}\.$/)
})

/** Foundations are shown, not played with; nobody sees the honeypot. */
const PLAIN = /^Foundations\/|^Forms\/Honeypot$/
const parts = files.filter(({ file }) => !PLAIN.test(file.default.title))

test.each(parts)('$path has a playground and is drawn in German', ({ path, file }) => {
  expect(Object.keys(file)).toContain('Playground')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const texts = Object.entries(sources).filter(([source]) => source.startsWith(folder))
  expect(texts.map(([, text]) => text).join()).toMatch(/language: 'de'|[äöüßÄÖÜ]/)
})

test('every part has stories', () => {
  const withStories = files.map(({ path }) => path.slice(0, path.lastIndexOf('/')))
  expect(folders.filter((folder) => !WITHOUT_LOOK.includes(folder)).sort()).toEqual(
    withStories.filter((folder) => folder !== '../tokens').sort()
  )
})

test('every part stands in a group of the overview', () => {
  const shown = [...partsByGroup().values()].flat()
  expect(shown).toHaveLength(files.length)
  expect([...partsByGroup().keys()]).toEqual(ORDER)
})
