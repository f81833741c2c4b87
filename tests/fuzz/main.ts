/*
 * Sends broken requests of every kind to a shop of its own, and says what it could not bear:
 * `npm run fuzz -- --requests 100000 --seed 7`, one of them again with `--replay 4711`.
 */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    concurrency: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '7200' },
  },
})

const root = new URL('../../', import.meta.url)
const app = new Ignitor(root, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, root).href : path),
})
  .tap((one) => {
    one.booting(async () => {
      await import('#start/env')
    })
  })
  .createApp('test')

await app.init()
await app.boot()
let isWell = false
await app.start(async () => {
  const { default: server } = await import('@adonisjs/core/services/server')
  await server.boot()
  const { runFuzz } = await import('./run.js')
  isWell = await runFuzz({
    requests: Number(values.requests),
    seed: Number(values.seed),
    replay: values.replay === undefined ? null : Number(values.replay),
    concurrency: Number(values.concurrency),
    seconds: Number(values.seconds),
  })
})
await app.terminate()
process.exit(isWell ? 0 : 1)
