import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Asked = { challenge: string }

/** What a device does wrong; without any of it it is honest. */
export type Lie = {
  origin?: string
  host?: string
  challenge?: string
  /** The device asked for no finger, face or PIN. */
  isUnverified?: boolean
  /** Another key signs. */
  isForged?: boolean
  counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const newPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** A security key made of software, for answers that no browser would give. */
export class SoftKey {
  id = randomBytes(16).toString('base64url')
  counter = 0
  #pair = newPair()

  /** The answer to the question for a new passkey. */
  create({ challenge }: Asked, lie: Lie = {}) {
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#authenticatorData(lie, this.#attested()))],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to the question for a signature. */
  sign({ challenge }: Asked, lie: Lie = {}) {
    this.counter += 1
    const data = this.#authenticatorData(lie)
    const clientData = this.#clientData('webauthn.get', challenge, lie)
    const { privateKey } = lie.isForged ? newPair() : this.#pair
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(privateKey)
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #answer(response: object) {
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key', response },
      clientExtensionResults: {},
    }
  }

  #clientData(type: string, challenge: string, { origin, challenge: other }: Lie) {
    const said = { type, challenge: other ?? challenge, origin: origin ?? process.env.APP_URL }
    return Buffer.from(JSON.stringify(said))
  }

  #authenticatorData({ host, isUnverified, counter }: Lie, attested?: Buffer) {
    const flags = PRESENT | (isUnverified ? 0 : VERIFIED) | (attested ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter ?? this.counter, 1)
    const hash = sha256(host ?? new URL(process.env.APP_URL!).hostname)
    return Buffer.concat([hash, head, attested ?? Buffer.alloc(0)])
  }

  /** Which key it is: an ES256 key in COSE's words. */
  #attested() {
    const { x, y } = this.#pair.publicKey.export({ format: 'jwk' })
    const bytes = (part?: string) => new Uint8Array(Buffer.from(part!, 'base64url'))
    const cose = new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      ...([
        [-2, bytes(x)],
        [-3, bytes(y)],
      ] as [number, Uint8Array][]),
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose as never))])
  }
}
