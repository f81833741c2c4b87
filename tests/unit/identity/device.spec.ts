import { test } from '@japa/runner'
import { deviceOf } from '#identity/domain/device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.group('Identity | devices', () => {
  test('{device}')
    .with([
      {
        userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36`,
        device: 'Chrome, Linux',
      },
      {
        userAgent: `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
        device: 'Edge, Windows',
      },
      {
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
        device: 'Safari, iOS',
      },
      {
        userAgent: `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Firefox/140.0`,
        device: 'Firefox, Android',
      },
      { userAgent: 'curl/8.5.0', device: null },
      { userAgent: null, device: null },
    ])
    .run(({ assert }, { userAgent, device }) => assert.equal(deviceOf(userAgent), device))
})
