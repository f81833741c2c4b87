export type Provision = { register(): void }

/** What only higher modules can tell: a lower one declares it, they implement it by name. */
export class Port<T> {
  #providers = new Map<string, T>()

  constructor(readonly name: string) {}

  /** For the `provides` of a manifest: the implementation that a module has. */
  by(provider: string, implementation: T): Provision {
    return { register: () => this.register(provider, implementation) }
  }

  provide(provider: string, implementation: T): void {
    this.#providers.set(provider, implementation)
  }

  withdraw(provider: string): void {
    this.#providers.delete(provider)
  }

  of(provider: string): T | undefined {
    return this.#providers.get(provider)
  }

  /** Every implementation, those of lower modules first. */
  all(): T[] {
    return [...this.#providers.values()]
  }

  /** The implementation of a port that one module answers; undefined as long as none does. */
  only(): T | undefined {
    const all = this.all()
    if (all.length > 1) throw new Error(`More than one module provides ${this.name}`)
    return all[0]
  }

  private register(provider: string, implementation: T) {
    if (this.#providers.has(provider)) {
      throw new Error(`${provider} provides ${this.name} twice`)
    }
    this.provide(provider, implementation)
  }
}

/** Declares a port, named after its module and what is asked: `catalogue.owned_days`. */
export const definePort = <T>(name: string) => new Port<T>(name)
