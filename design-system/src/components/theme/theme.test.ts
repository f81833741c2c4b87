import { beforeEach, expect, test } from 'vitest'
import { chooseDensity, chooseTheme, readDensity, readTheme, themeScript } from '.'

const root = document.documentElement
const run = () => new Function(themeScript())()

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
  delete root.dataset.density
})

test('without a choice the page follows the system', () => {
  run()
  expect(root.dataset.theme).toBeUndefined()
  expect(readTheme()).toBe('system')
  expect(readDensity()).toBeNull()
})

test('a choice is there again before the first paint', () => {
  chooseTheme('dark')
  chooseDensity('compact')
  delete root.dataset.theme
  delete root.dataset.density
  run()
  expect(root.dataset).toMatchObject({ theme: 'dark', density: 'compact' })
})

test('back to the system forgets the choice', () => {
  chooseTheme('dark')
  chooseTheme('system')
  run()
  expect(root.dataset.theme).toBeUndefined()
})
