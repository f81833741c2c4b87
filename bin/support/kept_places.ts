import { readFileSync } from 'node:fs'
import type { ResolveFnOutput, ResolveHookContext } from 'node:module'
import { writeWhole } from './write_whole.ts'

/**
 * Where modules of packages are, kept for the next process: a start looks for two thousand, and each
 * takes a walk through folders. Holds as long as the packages stay as they are installed.
 */
export class KeptPlaces {
  #places: Record<string, ResolveFnOutput>
  #hasMore = false

  constructor(file: string) {
    this.#places = readPlaces(file)
    process.once('exit', () => this.#hasMore && writeWhole(file, JSON.stringify(this.#places)))
  }

  /** Where a module is; `look` finds what nobody has looked for yet. */
  find(name: string, context: ResolveHookContext, look: () => ResolveFnOutput): ResolveFnOutput {
    const { parentURL, conditions } = context
    if (!parentURL || !conditions.includes('import')) return look()
    const key = `${name} ${parentURL.slice(0, parentURL.lastIndexOf('/'))}`
    const kept = this.#places[key]
    if (kept) return { ...kept, shortCircuit: true }
    const { url, format } = look()
    if (url.includes('/node_modules/')) {
      this.#places[key] = { url, format }
      this.#hasMore = true
    }
    return { url, format }
  }
}

function readPlaces(file: string): Record<string, ResolveFnOutput> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ResolveFnOutput>
  } catch {
    return {}
  }
}
