import { test } from '@japa/runner'
import { CalendarDay } from '#shared/domain/calendar_day'
import { isIsin } from '#shared/domain/isin'
import { holdings } from '#demo/catalogue/files/families/index'
import { Random } from '#demo/catalogue/files/random'
import { SECURITIES } from '#demo/catalogue/world/securities'

const linesOn = (iso: string, rows = 30_000) => {
  const day = CalendarDay.parse(iso)!
  return [...holdings.draw({ day, rows, random: new Random(iso), venues: [] })]
}

test.group('Holdings of the demo', () => {
  test('3,000 securities have ISINs with check digits and common codes of their own', ({
    assert,
  }) => {
    assert.lengthOf(SECURITIES, 3_000)
    assert.isTrue(SECURITIES.every(({ isin }) => isIsin(isin)))
    assert.equal(new Set(SECURITIES.map(({ isin }) => isin)).size, 3_000)
    assert.equal(new Set(SECURITIES.map(({ commonCode }) => commonCode)).size, 3_000)
    assert.equal(new Set(SECURITIES.map(({ name }) => name)).size, 3_000)
  })

  test('the parts of each security add up to the whole, each country once', ({ assert }) => {
    const lines = linesOn('2026-09-18')
    const totals = new Map<string, number>()
    for (const [isin, , , , , , , shares] of lines) {
      totals.set(String(isin), (totals.get(String(isin)) ?? 0) + Number(shares))
    }
    assert.isTrue(lines.every(([isin, , , , , total]) => totals.get(String(isin)) === total))
    assert.equal(
      new Set(lines.map(([isin, , , , , , country]) => `${isin}${country}`)).size,
      30_000
    )
    assert.equal(new Set(lines.map(([, , , , , , country]) => country)).size, 60)
  })

  test('a quiet day has fewer lines, and the same securities', ({ assert }) => {
    const lines = linesOn('2026-09-18', 21_000)
    assert.lengthOf(lines, 21_000)
    assert.equal(
      new Set(lines.map(([isin]) => isin)).size,
      new Set(linesOn('2026-09-18').map(([isin]) => isin)).size
    )
  })
})
