/** An answer as it is sent again: its body between the places where a nonce stands. */
export type KeptAnswer = {
  until: number
  body: Buffer[]
  headers: [name: string, value: string[]][]
}

/** No single answer takes more than this share of the room. */
const LARGEST_SHARE = 1 / 8

/** The first who asks makes it; once it is old, one renews it while the others get the old one. */
export class KeptAnswers {
  #answers = new Map<string, KeptAnswer>()
  #making = new Map<string, PromiseWithResolvers<void>>()
  #bytes = 0

  constructor(private mostBytes: number) {}

  /** The answer, or null for whoever has to make it and then says so by `settle`. */
  async find(question: string): Promise<KeptAnswer | null> {
    const known = this.#answers.get(question)
    if (known && known.until > performance.now()) return known
    const making = this.#making.get(question)
    if (!making) {
      this.#making.set(question, Promise.withResolvers())
      return null
    }
    if (known) return known
    await making.promise
    return this.#answers.get(question) ?? null
  }

  /** Ends the wait of the others, with an answer or with none that could be kept. */
  settle(question: string, answer: KeptAnswer | null): void {
    this.#drop(question)
    if (answer && sizeOf(question, answer) <= this.mostBytes * LARGEST_SHARE) {
      this.#answers.set(question, answer)
      this.#bytes += sizeOf(question, answer)
    }
    while (this.#bytes > this.mostBytes) this.#drop(this.#answers.keys().next().value!)
    this.#making.get(question)?.resolve()
    this.#making.delete(question)
  }

  #drop(question: string) {
    const answer = this.#answers.get(question)
    if (answer) this.#bytes -= sizeOf(question, answer)
    this.#answers.delete(question)
  }
}

const BYTES_AROUND = 1_000

const sizeOf = (question: string, { body }: KeptAnswer) =>
  body.reduce((bytes, part) => bytes + part.length, question.length + BYTES_AROUND)
