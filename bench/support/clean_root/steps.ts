import { table } from '../table.ts'

export type Step = { name: string; seconds: number; says: string }

/** What was done one after the other, how long each took and what came of it. */
export class Steps {
  constructor(readonly taken: Step[] = []) {}

  /** One step; what it answers stands in the table. @throws what it throws, once the table has it */
  async take(name: string, work: () => Promise<string | void>): Promise<void> {
    const began = performance.now()
    const note = (says: string) =>
      this.taken.push({ name, seconds: (performance.now() - began) / 1000, says })
    try {
      note((await work()) ?? '')
    } catch (error) {
      note('FAILED')
      throw error
    }
  }

  print(): void {
    const rows = this.taken.map(({ name, seconds, says }) => [name, seconds.toFixed(1), says])
    const sum = this.taken.reduce((all, { seconds }) => all + seconds, 0)
    console.log(table(['step', 's', ''], [...rows, ['all', sum.toFixed(1), '']]))
  }
}
