import type { Adapter, AdapterPayload } from 'oidc-provider'

const records = new Map<string, AdapterPayload>()

/** Everything is forgotten when the process ends; that is enough for a demo. */
export class MemoryRecords implements Adapter {
  kind: string

  constructor(kind: string) {
    this.kind = kind
  }

  async upsert(id: string, payload: AdapterPayload) {
    records.set(this.#key(id), payload)
  }

  async find(id: string) {
    return records.get(this.#key(id))
  }

  async findByUid(uid: string) {
    return [...records.values()].find((record) => record.uid === uid && record.kind === this.kind)
  }

  async findByUserCode() {
    return undefined
  }

  async consume(id: string) {
    const record = records.get(this.#key(id))
    if (record) record.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string) {
    records.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, record] of records) if (record.grantId === grantId) records.delete(key)
  }

  #key(id: string) {
    return `${this.kind}:${id}`
  }
}
