import { createHash } from 'node:crypto'

/** Numbers that look random and are the same for the same seed, on every machine. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = createHash('md5').update(seed).digest().readUInt32LE(0)
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number between two others, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!
  }

  /** A step of a price: mostly small, up and down alike. */
  step(size: number): number {
    return (this.next() + this.next() + this.next() - 1.5) * size
  }
}
