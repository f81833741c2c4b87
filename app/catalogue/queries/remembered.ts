import type { ReferenceData } from '#catalogue/queries/reference_data'

/** Least recently used go first, so strange addresses cannot fill memory; failures are not kept. */
export class Remembered<Answer> {
  #answers = new WeakMap<ReferenceData, Map<string, Promise<Answer>>>()

  constructor(private most: number) {}

  get(data: ReferenceData, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answers = this.#answersOf(data)
    const answer = answers.get(key) ?? make()
    answers.delete(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    if (answers.size > this.most) answers.delete(answers.keys().next().value!)
    return answer
  }

  #answersOf(data: ReferenceData): Map<string, Promise<Answer>> {
    const known = this.#answers.get(data)
    if (known) return known
    const answers = new Map<string, Promise<Answer>>()
    this.#answers.set(data, answers)
    return answers
  }
}

/** What follows from reference data alone, worked out once for as long as that data holds. */
export function oncePerReference<Answer>(
  make: (data: ReferenceData) => Answer
): (data: ReferenceData) => Answer {
  const answers = new WeakMap<ReferenceData, { answer: Answer }>()
  return (data) => {
    const known = answers.get(data) ?? { answer: make(data) }
    answers.set(data, known)
    return known.answer
  }
}
