import { test } from '@japa/runner'
import { choose, lagOf } from '#shared/reading/choice'

const LONGEST_LAG_SECONDS = 10
const CAUGHT_UP = { isReplica: true, replayed: 1_000, seconds: 900 }

test.group('Replica | who answers a list', () => {
  test('{$self.who}: {$self.where}')
    .with([
      {
        who: 'replica',
        where: 'it has everything, however old the last change is',
        wanted: { head: 1_000, written: 1_000 },
        followed: CAUGHT_UP,
      },
      {
        who: 'replica',
        where: 'it lacks what others have just changed',
        wanted: { head: 2_000, written: 1_000 },
        followed: { ...CAUGHT_UP, seconds: 10 },
      },
      {
        who: 'replica',
        where: 'whoever asks has changed nothing',
        wanted: { head: 2_000, written: null },
        followed: { ...CAUGHT_UP, seconds: 0.2 },
      },
      {
        who: 'lacks own changes',
        where: 'whoever asks has written a little more',
        wanted: { head: 1_001, written: 1_001 },
        followed: { ...CAUGHT_UP, seconds: 0.2 },
      },
      {
        who: 'late',
        where: 'it is 30 seconds behind',
        wanted: { head: 2_000, written: null },
        followed: { ...CAUGHT_UP, seconds: 30 },
      },
      {
        who: 'late',
        where: 'it lacks something and has seen no change yet',
        wanted: { head: 2_000, written: null },
        followed: { ...CAUGHT_UP, seconds: null },
      },
      {
        who: 'away',
        where: 'it follows nobody, as after a failover',
        wanted: { head: 1_000, written: null },
        followed: { ...CAUGHT_UP, isReplica: false },
      },
    ] as const)
    .run(({ assert }, { who, wanted, followed }) =>
      assert.equal(choose(wanted, followed, LONGEST_LAG_SECONDS), who)
    )

  test('a replica that has everything is not behind', ({ assert }) => {
    assert.equal(lagOf(CAUGHT_UP, { head: 1_000 }), 0)
    assert.equal(lagOf(CAUGHT_UP, { head: 1_001 }), 900)
    assert.equal(lagOf({ ...CAUGHT_UP, seconds: null }, { head: 1_001 }), Infinity)
  })
})
