import { loadavg } from 'node:os'
import type { Kind } from './list_questions.ts'
import type { Asks } from './staff_session.ts'

/** Rows of figures: the very first answer of a process, and the slowest first one of each kind after it. */
export async function firstAnswers(
  { url, headers }: Asks,
  kinds: readonly Kind[]
): Promise<string[][]> {
  const began = loadavg()[0]!.toFixed(1)
  const firsts: { name: string; took: number }[] = []
  for (const [name, addressOf] of kinds) {
    const since = performance.now()
    const response = await fetch(`${url}${addressOf(0)}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${addressOf(0)} answered ${response.status}`)
    firsts.push({ name, took: performance.now() - since })
  }
  const [first, ...others] = firsts
  const slowest = others.reduce((one, other) => (other.took > one.took ? other : one))
  return [
    ['first answer after a start', `${first!.took.toFixed(0)} ms`, '1 s', began],
    [`slowest first of a kind (${slowest.name})`, `${slowest.took.toFixed(0)} ms`, '300 ms', began],
  ]
}
