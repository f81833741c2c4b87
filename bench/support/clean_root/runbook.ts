import { readFileSync } from 'node:fs'

const RUNBOOK = 'docs/operation.md'

/** What is typed on the machine of the shop, from its packages to the second look of the doctor. */
export const serverCommands = () => commandsBelow('On the machine of the shop')

/** What brings the first products. */
export const firstProducts = () => commandsBelow('### The first hour')

/** The lines of the block that follows these words, without what is said beside them. */
function commandsBelow(words: string): string[] {
  const text = readFileSync(RUNBOOK, 'utf8')
  const block = text.slice(text.indexOf(words)).match(/^```\n(.*?)^```/ms)
  if (!text.includes(words) || !block) {
    throw new Error(`${RUNBOOK} has no commands below “${words}”`)
  }
  return block[1]!
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +# .*/, ''))
}
