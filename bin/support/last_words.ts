import { stripVTControlCharacters } from 'node:util'

const KEPT = 40
const TELLING = /\b\w*Error\b|\bE[A-Z]{4,}\b|\bFATAL\b|"level":(50|60)/

/** Remembers what a process wrote last, and finds the line in it that says what is wrong. */
export class LastWords {
  #lines: string[] = []

  hear(line: string): void {
    const text = stripVTControlCharacters(line).trim()
    if (text) this.#lines = [...this.#lines, text].slice(-KEPT)
  }

  /** Nothing where nothing was said. */
  tell(): string {
    const line = this.#lines.findLast((text) => TELLING.test(text)) ?? this.#lines.at(-1)
    return line ? messageIn(line) : ''
  }
}

/** The logs of production are JSON. */
function messageIn(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
    return err?.message ?? msg ?? line
  } catch {
    return line
  }
}
