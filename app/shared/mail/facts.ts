export type Fact = { label: string; value: string; isAmount: boolean }

const FACT = /^(\S.{0,150}?): ([^:]{1,200})$/
const AMOUNT = /^[−-]?[\d.,]+(?: EUR| %)?$/

/** "Label: value" lines as rows, else null. A single line is a sentence unless it is an amount. */
export function factsOf(lines: string[]): Fact[] | null {
  const facts = lines.map(factOf)
  if (!facts.every((fact) => fact !== null)) return null
  return facts.length > 1 || facts[0]?.isAmount ? facts : null
}

function factOf(line: string): Fact | null {
  const [, label, value] = FACT.exec(line) ?? []
  return label && value ? { label, value, isAmount: AMOUNT.test(value) } : null
}
