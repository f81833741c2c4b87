import { createPublicKey, type JsonWebKey } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { currentKeyId, listPublishedKeys } from '#delivery/gateways/signing_keys'
import { failure } from '#shared/http/envelope'

const AN_HOUR = 'public, max-age=3600'

export default class SigningKeysController {
  /** As a JSON Web Key Set (RFC 7517); the first one signs now. */
  async index({ response }: HttpContext) {
    await currentKeyId()
    const keys = await listPublishedKeys()
    response.header('cache-control', AN_HOUR).header('access-control-allow-origin', '*')
    response.header('cross-origin-resource-policy', 'cross-origin')
    response.header('content-type', 'application/jwk-set+json')
    return response.send(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }))
  }

  async show(ctx: HttpContext) {
    await currentKeyId()
    const keys = await listPublishedKeys()
    const key = keys.find(({ id }) => id === ctx.params.keyId)
    if (!key) return failure(ctx, { code: 'delivery.errors.file_not_found', status: 404 })
    const publicKey = createPublicKey({ key: key.jwk as JsonWebKey, format: 'jwk' })
    ctx.response.header('cache-control', AN_HOUR).header('content-type', 'application/x-pem-file')
    return ctx.response.send(publicKey.export({ type: 'spki', format: 'pem' }))
  }
}
