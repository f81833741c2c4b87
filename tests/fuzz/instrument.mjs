/*
 * Loaded into the built web process before the shop itself: lifts the rate limits, says of each
 * answer whether its request reached the route's own code, and tells the memory when asked.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import { LimiterResponse } from '@adonisjs/limiter'
import LimiterMemoryStore from '@adonisjs/limiter/stores/memory'

const untouched = () =>
  new LimiterResponse({ limit: 1e9, remaining: 1e9, consumed: 0, availableIn: 0 })
for (const name of ['consume', 'increment', 'decrement', 'block', 'set', 'get']) {
  LimiterMemoryStore.prototype[name] = async () => untouched()
}

const requests = new AsyncLocalStorage()
channel('tracing:adonisjs.http.request:start').bindStore(
  requests,
  (message) => message.ctx ?? message
)
channel('tracing:adonisjs.http.request:start').subscribe(() => {})
channel('tracing:adonisjs.http.route.handler:start').subscribe(({ route }) => {
  const ctx = requests.getStore()
  if (ctx?.response && route?.pattern !== '*') ctx.response.header('x-reached', '1')
})

process.on('message', (word) => {
  if (word !== 'memory') return
  for (let times = 0; times < 3; times++) globalThis.gc()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ rss, used: heapUsed + external })
})
