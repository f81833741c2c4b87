/* Tells whoever started this process, when asked, what it has loaded and how many threads it has begun. */
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const loaded = []
let threads = 0

registerHooks({
  load(url, context, next) {
    loaded.push(url)
    return next(url, context)
  },
})
process.on('worker', () => threads++)
if (isMainThread) process.on('message', () => process.send({ loaded, threads }))
