export type MadeOf = {
  by: string
  of: object
  requestId?: string
}

/** Who makes what by which name; what waits in the outbox knows only name and facts. */
export class Makers<R> {
  #known = new Map<string, (of: never) => R | Promise<R>>()

  constructor(private kind: string) {}

  /** @throws where the name is taken. */
  define<P extends object>(name: string, make: (of: P) => R | Promise<R>): (of: P) => MadeOf {
    if (this.#known.has(name)) throw new Error(`The ${this.kind} ${name} is declared twice`)
    this.#known.set(name, make)
    return (of) => ({ by: name, of })
  }

  /** @throws where this process does not know how. */
  async make({ by, of }: MadeOf): Promise<R> {
    const make = this.#known.get(by)
    if (!make) throw new Error(`Nobody makes the ${this.kind} ${by} here`)
    return make(of as never)
  }
}
