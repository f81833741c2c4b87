import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { PhcFormatter } from '@adonisjs/core/hash/phc_formatter'
import { QuietScryptThread } from '#identity/gateways/quiet_scrypt_threads'

type Settings = { cost: number; blockSize: number; parallelization: number; maxMemory: number }
type Parameters = { n: number; r: number; p: number }

const SALT_BYTES = 16
const KEY_BYTES = 64
/** As many as passwords are computed at once. */
const threads = [new QuietScryptThread(), new QuietScryptThread()] as const

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
    const [one, other] = threads
    const options: ScryptOptions = { N: n, r, p, maxmem: this.settings.maxMemory }
    return (one.load <= other.load ? one : other).derive({ password, salt, length, options })
  }
}
