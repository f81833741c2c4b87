import { test } from '@japa/runner'
import { attachmentNamed } from '#shared/http/content_disposition'

test.group('Shared | content disposition', () => {
  test('a plain name stays as it is', ({ assert }) => {
    assert.equal(
      attachmentNamed('ALSC_TICK_L1_20260601.csv.gz'),
      `attachment; filename="ALSC_TICK_L1_20260601.csv.gz"; filename*=UTF-8''ALSC_TICK_L1_20260601.csv.gz`
    )
  })

  test('{$i}: {$self} cannot leave its quotes, its header or its folder')
    .with([
      'a"b.csv',
      'a\\b.csv',
      '../a.csv',
      'a\r\nSet-Cookie: x=1',
      'a;b.csv',
      'Ökonomie.csv',
      "a'b(c)*.csv",
    ])
    .run(({ assert }, name) => {
      const [, plain, extended] =
        /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/.exec(attachmentNamed(name)) ?? []
      assert.match(plain ?? '"', /^[\x20-\x7e]*$/)
      assert.notMatch(plain ?? '"', /["\\/;]/)
      assert.match(extended ?? '"', /^[A-Za-z0-9!#$&+.^_`|~%-]*$/)
      assert.equal(decodeURIComponent(extended ?? ''), name)
    })
})
