import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import { QuietScryptThread } from '#identity/gateways/quiet_scrypt_threads'

type Settings = { cost: number; blockSize: number; parallelization: number; maxMemory: number }
type Parameters = { n: number; r: number; p: number }

const SALT_BYTES = 16
const KEY_BYTES = 64
const MOST_AT_ONCE = 4

/** How many passwords are computed at once: one processor stays free for everybody else. */
export const HASHES_AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), MOST_AT_ONCE)

const threads = Array.from({ length: HASHES_AT_ONCE }, () => new QuietScryptThread())

/** The framework's scrypt hashes, computed on threads that step back behind the rest of the shop. */
export class QuietScrypt extends Scrypt {
  #format = new PhcFormatter<Parameters>()

  constructor(private settings: Settings) {
    super(settings)
  }

  override async make(value: string): Promise<string> {
    const { cost: n, blockSize: r, parallelization: p } = this.settings
    const salt = randomBytes(SALT_BYTES)
    const key = await this.#derive(value, salt, KEY_BYTES, { n, r, p })
    return this.#format.serialize(salt, key, { id: 'scrypt', params: { n, r, p } })
  }

  override async verify(hashed: string, value: string): Promise<boolean> {
    if (!this.isValidHash(hashed)) return false
    const { salt, hash, params } = this.#format.deserialize(hashed)
    return timingSafeEqual(await this.#derive(value, salt!, hash!.byteLength, params!), hash!)
  }

  #derive(password: string, salt: Buffer, length: number, { n, r, p }: Parameters) {
    const [idlest] = threads.toSorted((one, other) => one.load - other.load)
    const options: ScryptOptions = { N: n, r, p, maxmem: this.settings.maxMemory }
    return idlest!.derive({ password, salt, length, options })
  }
}
