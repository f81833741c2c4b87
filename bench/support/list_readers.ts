/* Visitors who read the product list, one page after the other, on a thread of their own. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

type Task = { url: string; readers: number; everyMs: number }

const { url, readers, everyMs } = workerData as Task
let since = 0
let taken: number[] = []

/** What was asked for before counts for nothing any more, even if its answer comes later. */
parentPort!.on('message', (message: 'begin' | 'take') => {
  if (message === 'take') parentPort!.postMessage(taken)
  taken = []
  since = performance.now()
})

/** An address of its own each time, so that the shop makes every page anew. */
async function read() {
  const answer = await fetch(`${url}/products?visit=${Math.random()}`)
  await answer.text()
  if (answer.status >= 400) throw new Error(`${answer.status} at ${answer.url}`)
}

async function visit(): Promise<never> {
  for (;;) {
    const began = performance.now()
    await read()
    if (began >= since) taken.push(performance.now() - began)
    await pause(everyMs)
  }
}

await Promise.all(Array.from({ length: readers }, visit))
