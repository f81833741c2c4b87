import { test } from '@japa/runner'
import { outlasting } from '#shared/jobs/outlasting'

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test.group('Jobs | a database that is away while a worker starts', () => {
  test('its step is tried until it is done', async ({ assert }) => {
    let tries = 0
    const step = async () => {
      if (++tries < 3) throw away()
      return 'done'
    }
    assert.equal(await outlasting(new AbortController().signal, step, 1), 'done')
    assert.equal(tries, 3)
  })

  test('whatever else goes wrong is told', async ({ assert }) => {
    const step = () => Promise.reject(new Error('no such queue'))
    await assert.rejects(() => outlasting(new AbortController().signal, step, 1), 'no such queue')
  })

  test('one that is asked to end waits no longer', async ({ assert }) => {
    const stopping = new AbortController()
    const step = () => {
      stopping.abort()
      return Promise.reject(away())
    }
    assert.isNull(await outlasting(stopping.signal, step, 60_000))
  })
})
