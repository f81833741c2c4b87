import { setTimeout as wait } from 'node:timers/promises'

const LONGEST_MS = 60_000
const PAUSE_MS = 100

/** Asks until there is an answer; what fails meanwhile does not count. @throws what is waited for, after a minute */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | false>
): Promise<T> {
  const deadline = Date.now() + LONGEST_MS
  let last: unknown
  while (Date.now() < deadline) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      last = error
    }
    await wait(PAUSE_MS)
  }
  throw new Error(`Not within a minute: ${what}`, { cause: last })
}
