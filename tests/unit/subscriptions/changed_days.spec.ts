import { test } from '@japa/runner'
import fc from 'fast-check'
import { rightTo } from '#subscriptions/domain/entitlement'
import { changedDays } from '#subscriptions/domain/changed_days'
import { aDay, anEntitlement, FIRST } from '#tests/fixtures/subscriptions/entitlements'

const DAYS = Array.from({ length: 41 }, (_, day) => FIRST.plusDays(day))

const isos = (days: readonly { iso: string }[]) => days.map(({ iso }) => iso)

test.group('Subscriptions | days that somebody would lose and gain', () => {
  test('are those that are seen now and would not be, whatever changes', ({ assert }) => {
    fc.assert(
      fc.property(anEntitlement, anEntitlement, aDay, (before, after, today) => {
        const { lost, gained, kept } = changedDays(DAYS, { before, after }, today)
        const seen = (of: typeof before) => isos(DAYS.filter((day) => rightTo(day, of, today).may))
        const later = new Set(seen(after))
        assert.deepEqual(
          isos(lost),
          seen(before).filter((day) => !later.has(day))
        )
        assert.equal(lost.length + kept, seen(before).length)
        const earlier = new Set(seen(before))
        assert.deepEqual(
          isos(gained),
          seen(after).filter((day) => !earlier.has(day))
        )
      })
    )
  })

  test('are none where nothing changes, and none that come back when a range is added', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anEntitlement, anEntitlement, aDay, (before, other, today) => {
        assert.isEmpty(changedDays(DAYS, { before, after: before }, today).lost)
        const more = { ...before, ranges: [...before.ranges, ...other.ranges] }
        assert.isEmpty(changedDays(DAYS, { before, after: more }, today).lost)
      })
    )
  })

  test('are all that a range alone gives when it is deleted, and no others', ({ assert }) => {
    fc.assert(
      fc.property(anEntitlement, aDay, fc.nat(3), (before, today, at) => {
        fc.pre(at < before.ranges.length)
        const rest = { ...before, ranges: before.ranges.toSpliced(at, 1) }
        const alone = { ...before, ranges: [before.ranges[at]!] }
        const { lost } = changedDays(DAYS, { before, after: rest }, today)
        for (const day of DAYS) {
          const isLost = rightTo(day, alone, today).may && !rightTo(day, rest, today).may
          assert.equal(isos(lost).includes(day.iso), isLost)
        }
      })
    )
  })

  test('a day without files is never lost', ({ assert }) => {
    fc.assert(
      fc.property(
        anEntitlement,
        anEntitlement,
        aDay,
        fc.subarray(DAYS),
        (before, after, today, days) => {
          const { lost } = changedDays(days, { before, after }, today)
          assert.includeMembers(isos(days), isos(lost))
        }
      )
    )
  })
})
