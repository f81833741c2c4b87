import { afterEach, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { contrast, paintedColour } from './contrast'

const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const WITH_CHOSEN = [...SURFACES, 'surface-selected']
const root = document.documentElement

function show(theme: string, more?: 'more') {
  root.dataset.theme = theme
  if (more) root.dataset.contrast = more
  else delete root.dataset.contrast
}

afterEach(() => show('light'))

describe.each(['light', 'dark'])('%s', (theme) => {
  test.each([
    ['ink', 11.75],
    ['ink-muted', 6.6],
    ['ink-subtle', 4.5],
    ['accent-text', 4.5],
  ])('%s is at least %d:1 on every surface', (token, least) => {
    show(theme)
    for (const surface of WITH_CHOSEN) {
      expect(contrast(token, surface), surface).toBeGreaterThanOrEqual(least)
    }
  })

  test('the border of controls is at least 3:1 where controls stand', () => {
    show(theme)
    for (const surface of SURFACES) {
      expect(contrast('control-border', surface), surface).toBeGreaterThanOrEqual(3)
    }
  })

  test.each([
    ['on-accent', 'accent', 4.5],
    ['on-accent', 'accent-hover', 4.5],
    ['on-accent', 'accent-pressed', 4.5],
    ['on-danger', 'danger', 4.5],
    ['on-danger', 'danger-hover', 4.5],
    ['ink-inverse', 'surface-inverse', 7],
    ['warning-text', 'warning-subtle', 4.5],
    ['danger-text', 'danger-subtle', 4.5],
    ['danger-text', 'canvas', 4.5],
    ['danger-text', 'surface-hover', 4.5],
    ['ink', 'warning-subtle', 7],
    ['ink', 'danger-subtle', 7],
    ['ink', 'cov-3', 7],
    ['cov-selected-ink', 'cov-selected', 4.5],
    ['cov-available', 'canvas', 3],
    ['cov-degraded', 'canvas', 3],
    ['cov-missing', 'canvas', 3],
    ['danger', 'surface', 3],
    ['warning', 'canvas', 3],
  ])('%s on %s is at least %d:1', (token, surface, least) => {
    show(theme)
    expect(contrast(token, surface)).toBeGreaterThanOrEqual(least)
  })

  test('more contrast turns lines and muted words to ink', () => {
    show(theme, 'more')
    for (const token of ['ink-muted', 'ink-subtle', 'line', 'line-strong', 'control-border']) {
      expect(paintedColour(token), token).toEqual(paintedColour('ink'))
    }
    expect(contrast('accent-text', 'canvas')).toBeGreaterThanOrEqual(9)
    expect(contrast('danger-text', 'canvas')).toBeGreaterThanOrEqual(7)
  })
})

test('the themes are two', () => {
  show('light')
  const light = paintedColour('canvas')
  show('dark')
  expect(paintedColour('canvas')).not.toEqual(light)
})

test.each(['light', 'dark'])('%s prints black on white', async (theme) => {
  show(theme)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  expect(paintedColour('canvas')).toEqual([255, 255, 255])
  expect(paintedColour('ink')).toEqual([0, 0, 0])
  expect(paintedColour('ink-subtle')).toEqual([0, 0, 0])
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test('without a chosen theme the system decides', async () => {
  show('light')
  const light = paintedColour('canvas')
  delete root.dataset.theme
  const features = [{ name: 'prefers-color-scheme', value: 'dark' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  expect(paintedColour('canvas')).not.toEqual(light)
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

test('the contrast the system asks for is given', async () => {
  show('light')
  const features = [{ name: 'prefers-contrast', value: 'more' }]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  expect(paintedColour('line')).toEqual(paintedColour('ink'))
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
