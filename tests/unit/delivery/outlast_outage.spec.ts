import { test } from '@japa/runner'
import { outlastOutage } from '#delivery/actions/tasks/outlast_outage'

const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test.group('Delivery | a database that is away for a while', () => {
  test('what has to be written down is written as soon as it is back', async ({ assert }) => {
    let tries = 0
    await outlastOutage(async () => {
      if (++tries < 3) throw away()
    })
    assert.equal(tries, 3)
  })

  test('a wrong statement is not repeated', async ({ assert }) => {
    let tries = 0
    const wrong = async () => {
      tries++
      throw new Error('syntax error')
    }
    await assert.rejects(() => outlastOutage(wrong), 'syntax error')
    assert.equal(tries, 1)
  })

  test('a process that is to end does not wait for it', async ({ assert }) => {
    await assert.rejects(() => outlastOutage(() => Promise.reject(away()), AbortSignal.abort()))
  })
})
