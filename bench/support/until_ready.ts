import { setTimeout as wait } from 'node:timers/promises'

const READY_MS = Number(process.env.READY_SECONDS ?? 60) * 1_000

/** Until a web process says that it can be asked. @throws after READY_SECONDS, a minute */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`${url} did not become ready`)
}
