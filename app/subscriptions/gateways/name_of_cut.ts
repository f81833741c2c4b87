import { extractName } from '#delivery'

/** Two choices of one day never carry one name. */
export const nameOfCut = (name: string, items: readonly string[]): string =>
  extractName(name, { levelOne: [], levelTwo: [...items] })
