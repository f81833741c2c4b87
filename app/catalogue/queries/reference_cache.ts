import type { SqlClient } from '#shared/database'
import type { ReferenceData } from '#catalogue/queries/reference_data'
import { referenceFingerprint } from '#catalogue/queries/reference_fingerprint'

/** With the look and the reading that follow it, another process knows of a change within a second. */
const TRUSTED_MS = 700

type Known = { until: number; fingerprint: string; data: ReferenceData }

/** The same object until something changed; another process's change is seen within `trustedMs`. */
export class ReferenceCache {
  #known: Known | null = null
  #reading: Promise<ReferenceData> | null = null
  #forgotten = 0

  constructor(
    private load: (client: SqlClient) => Promise<ReferenceData>,
    private trustedMs = TRUSTED_MS
  ) {}

  /** On the caller's connection: waiting for a second one, a full pool would wait for ever. */
  get(client: SqlClient): Promise<ReferenceData> {
    const known = this.#known
    if (known && known.until > performance.now()) return Promise.resolve(known.data)
    if (client !== null) return this.#look(client)
    return (this.#reading ??= this.#look(null).finally(() => (this.#reading = null)))
  }

  /** The next reader asks the database, and what is being read now is not kept. */
  forget(): void {
    this.#forgotten++
    this.#known = null
    this.#reading = null
  }

  /** Fingerprint first: later changes are found. What a transaction sees may never be committed. */
  async #look(client: SqlClient): Promise<ReferenceData> {
    const [before, forgotten] = [this.#known, this.#forgotten]
    const until = performance.now() + this.trustedMs
    const fingerprint = await referenceFingerprint(client)
    const data = before?.fingerprint === fingerprint ? before.data : await this.load(client)
    const isKept = client === null && forgotten === this.#forgotten
    if (isKept) this.#known = { until, fingerprint, data }
    return data
  }
}
